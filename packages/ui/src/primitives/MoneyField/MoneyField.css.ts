import { vars } from "../../theme/contract.css.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

export const currency = primitiveStyle({
  flex: "none",
  color: vars.color.textMuted,
  fontWeight: vars.font.weightMedium,
});

export const currencyBig = primitiveStyle({ fontSize: vars.font.sizeTitle });

export const boxBig = primitiveStyle({
  minHeight: 68,
  paddingInline: "16px",
  containerType: "inline-size",
});

export const inputBig = primitiveStyle({
  // Millions stay whole on the narrowest phone: an amount is never cut.
  fontSize: [vars.font.sizeTitle, `clamp(1.125rem, 9.6cqi, ${vars.font.sizeDisplay})`],
  fontWeight: vars.font.weightHeavy,
  lineHeight: 1.2,
  paddingBlock: "6px",
});

/** From a hundred million on there is room for less. */
export const inputLong = primitiveStyle({
  fontSize: [vars.font.sizeSmall, `clamp(0.875rem, 7.2cqi, ${vars.font.sizeTitle})`],
});
