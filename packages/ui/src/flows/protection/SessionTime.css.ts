import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, size, space } = vars;

export const link = flowStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minWidth: size.touch,
  minHeight: size.touch,
  paddingInline: 6,
  borderRadius: radius.medium,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  "@media": { "(hover: hover)": { selectors: { "&:hover": { color: color.text } } } },
});

/** As high as the link, so that nothing moves when it is there. */
export const place = flowStyle({ display: "block", minHeight: size.touch });
