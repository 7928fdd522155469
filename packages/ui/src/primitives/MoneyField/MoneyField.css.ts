import { primitiveStyle, restyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const currency = primitiveStyle({
  flex: "none",
  color: vars.color.textMuted,
  fontWeight: vars.font.weightMedium,
});

/** Of the box that shows it, so that large words take no room from the amount. */
export const currencyBig = primitiveStyle({
  fontSize: [vars.font.sizeTitle, `min(${vars.font.sizeTitle}, 9cqi)`],
});

export const boxBig = restyle({
  minHeight: 68,
  paddingInline: "16px",
  containerType: "inline-size",
});

export const inputBig = restyle({
  fontSize: [vars.font.sizeTitle, `clamp(1.125rem, 9.6cqi, ${vars.font.sizeDisplay})`],
  fontWeight: vars.font.weightHeavy,
  lineHeight: 1.2,
  paddingBlock: "6px",
});

/** Millions stay whole on the narrowest phone, however large the words: an amount is never cut. */
export const inputMillions = restyle({
  fontSize: [vars.font.sizeTitle, `min(${vars.font.sizeDisplay}, max(18px, 9.6cqi))`],
});

/** From a billion on there is room for less. */
export const inputLong = restyle({
  fontSize: [vars.font.sizeSmall, `min(${vars.font.sizeTitle}, max(14px, 7.2cqi))`],
});
