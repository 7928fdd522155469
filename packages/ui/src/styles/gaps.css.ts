import { vars } from "../theme/css/contract.css.ts";
import { primitiveStyle } from "./primitive-style.ts";

/** Space between neighbours on the 4 px scale. */
export const gaps = {
  0: "",
  1: primitiveStyle({ gap: vars.space[1] }),
  2: primitiveStyle({ gap: vars.space[2] }),
  3: primitiveStyle({ gap: vars.space[3] }),
  4: primitiveStyle({ gap: vars.space[4] }),
  5: primitiveStyle({ gap: vars.space[5] }),
  6: primitiveStyle({ gap: vars.space[6] }),
  8: primitiveStyle({ gap: vars.space[8] }),
  10: primitiveStyle({ gap: vars.space[10] }),
  12: primitiveStyle({ gap: vars.space[12] }),
};
