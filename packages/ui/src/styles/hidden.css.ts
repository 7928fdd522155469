import { hiddenRule } from "./hidden-rule.ts";
import { primitiveStyle } from "./primitive-style.ts";

/** For text that is announced and not shown. */
export const visuallyHidden = primitiveStyle(hiddenRule);
