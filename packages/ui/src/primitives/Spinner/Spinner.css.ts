import { stillMotion } from "../shared/media.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";
import { ring, ringStill } from "../shared/ring.css.ts";

export const spinner = primitiveStyle(
  { display: "inline-block", ...ring, "@media": { [stillMotion]: ringStill } },
  "spinner",
);
