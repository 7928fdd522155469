import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../theme/css/layers.css.ts";
import { hiddenRule } from "./hidden-rule.ts";
import { primitiveStyle } from "./primitive-style.ts";

const { margin, ...rule } = hiddenRule;

/** For text that is announced and not shown. */
export const visuallyHidden = primitiveStyle(rule);

// The margin keeps it inside of the right edge of a page, but a page from right to left scrolls to what is left of it. In
// the reset, so that not each component repeats it; twice, to win over the margin of its tag.
globalStyle(`.${visuallyHidden}.${visuallyHidden}`, { "@layer": { [layers.reset]: { margin } } });
globalStyle(`:root[dir="rtl"] .${visuallyHidden}`, {
  "@layer": { [layers.reset]: { marginLeft: 0 } },
});
