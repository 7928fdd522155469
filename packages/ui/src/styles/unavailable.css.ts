import { vars } from "../theme/css/contract.css.ts";
import { flowStyle } from "./flow-style.ts";

/** A button that does nothing now. Not `disabled`, because a button that becomes disabled would lose the focus. */
export const unavailable = flowStyle({
  borderColor: "transparent",
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  boxShadow: "none",
  cursor: "default",
});
