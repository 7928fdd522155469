import { primitiveStyle, restyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const currency = primitiveStyle({
  flex: "none",
  color: vars.color.textMuted,
  fontWeight: vars.font.weightMedium,
});

/** Relative to its box, so that a large text size leaves the space of the amount. */
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

/** Millions fit on the narrowest phone, at any text size: an amount is never cut off. */
export const inputMillions = restyle({
  fontSize: [vars.font.sizeTitle, `min(${vars.font.sizeDisplay}, max(18px, 9.6cqi))`],
});

/** From a billion on the text must be smaller. */
export const inputLong = restyle({
  fontSize: [vars.font.sizeSmall, `min(${vars.font.sizeTitle}, max(14px, 7.2cqi))`],
});
