import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius } = vars;

/** As high as the field of the other number, which has a button. */
export const box = flowStyle({
  display: "grid",
  padding: "10px 16px",
  borderRadius: radius.button,
  background: color.surfaceSunken,
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const label = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const number = flowStyle({
  fontSize: font.sizeTitle,
  fontWeight: font.weightStrong,
  lineHeight: font.lineTight,
  overflowWrap: "anywhere",
});
