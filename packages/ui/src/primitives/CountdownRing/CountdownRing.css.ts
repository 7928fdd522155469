import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, space } = vars;

export const countdownRing = primitiveStyle(
  { position: "relative", display: "inline-grid", justifyItems: "center", gap: space[1] },
  "countdown-ring",
);

export const dial = primitiveStyle({ display: "grid", placeItems: "center" });

/** The ring grows with its digits. */
export const sizes = {
  medium: primitiveStyle({ width: "6rem", fontSize: font.sizeTitle }),
  large: primitiveStyle({ width: "9rem", fontSize: font.sizeDisplay }),
};

export const time = primitiveStyle({
  gridArea: "1 / 1",
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
});

/** From 100 minutes on. */
export const longTime = primitiveStyle({
  fontSize: font.sizeLead,
  selectors: { [`${sizes.large} > &`]: { fontSize: font.sizeTitle } },
});

export const ring = primitiveStyle({ gridArea: "1 / 1", width: "100%" });

export const label = primitiveStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  textAlign: "center",
});
