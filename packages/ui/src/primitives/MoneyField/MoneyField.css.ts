import { landscape } from "../../styles/media.ts";
import { primitiveStyle, restyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font } = vars;

export const currency = primitiveStyle({
  flex: "none",
  color: color.textMuted,
  fontWeight: font.weightMedium,
});

/** Relative to its box, so that a large text size leaves the space of the amount. */
export const currencyBig = primitiveStyle({
  fontSize: [font.sizeTitle, `min(${font.sizeTitle}, 9cqi)`],
});

/** A box in which an amount in millions fits at the size of typed amounts; in rem, so that larger words need more. */
const roomy = "(min-width: 19.5rem)";

export const boxBig = restyle(
  { minHeight: 68, paddingInline: "16px", containerType: "inline-size" },
  {},
  { [landscape]: { minHeight: 58 } },
);

export const inputBig = restyle(
  {
    fontSize: [font.sizeTitle, `clamp(${font.sizeLead}, 9.6cqi, ${font.sizeTitle})`],
    fontWeight: font.weightHeavy,
    lineHeight: 1.2,
    paddingBlock: "6px",
  },
  { [roomy]: { fontSize: font.sizeDisplay } },
);

/** Millions fit on the narrowest phone, at any text size: an amount is never cut off. */
export const inputMillions = restyle(
  { fontSize: [font.sizeTitle, `min(${font.sizeTitle}, max(12px, 9.6cqi))`] },
  { [roomy]: { fontSize: font.sizeDisplay } },
);

/** From a billion on the text must be smaller. */
export const inputLong = restyle(
  { fontSize: [font.sizeSmall, `min(${font.sizeLead}, max(12px, 7.2cqi))`] },
  { [roomy]: { fontSize: font.sizeTitle } },
);
