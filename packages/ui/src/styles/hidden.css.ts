import { hiddenRule } from "./hidden-rule.ts";
import { primitiveStyle } from "./primitive-style.ts";

/** For text that is announced and not shown. */
export const visuallyHidden = primitiveStyle({
  ...hiddenRule,
  // The margin keeps it inside of the right edge of a page. A page from right to left scrolls to what is left of it.
  selectors: { ':root[dir="rtl"] &': { marginLeft: 0 } },
});
