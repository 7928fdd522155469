import { heroType } from "../../styles/hero-type.ts";
import { compact, magnified } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { QUIET } from "../../theme/color/shares.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const money = primitiveStyle(
  {
    whiteSpace: "nowrap",
    lineHeight: 1.2,
    fontVariantNumeric: "tabular-nums",
    fontWeight: vars.font.weightStrong,
  },
  "money",
);

export const sizes = {
  inherit: "",
  small: primitiveStyle({ fontSize: vars.font.sizeBody }),
  medium: primitiveStyle({ fontSize: vars.font.sizeLead }),
  large: primitiveStyle({
    fontSize: vars.font.sizeDisplay,
    fontWeight: vars.font.weightHeavy,
    "@media": { [magnified]: { fontSize: `min(${vars.font.sizeDisplay}, 11vw)` } },
  }),
  hero: primitiveStyle({
    ...heroType,
    fontWeight: vars.font.weightHeavy,
    letterSpacing: "-0.015em",
  }),
};

/** From ten million on the text must be smaller. */
const long = { fontSize: `min(${vars.font.sizeDisplay}, 9.4vw)` };
export const heroLong = primitiveStyle({ ...long, "@media": { [compact]: long } });

export const tones = {
  inherit: "",
  positive: primitiveStyle({ color: vars.color.positive }),
  critical: primitiveStyle({ color: vars.color.critical }),
  muted: primitiveStyle({ color: vars.color.textMuted }),
  /** An amount that was not moved. */
  void: primitiveStyle({ color: vars.color.textMuted, textDecoration: "line-through" }),
};

/** Only with the text colour; other colours have no contrast to spare. */
const quieter = {
  opacity: QUIET,
  selectors: {
    [(["positive", "critical", "muted", "void"] as const)
      .map((tone) => `${tones[tone]} > &`)
      .join(", ")]: { opacity: 1 },
  },
};

/** In proportion to the amount, and never smaller than the smallest size of type; in px, because in an amount that shrinks to its place they shrink, too. */
const besideAmount = "max(12px, 0.74em)";

export const currency = primitiveStyle({
  fontSize: besideAmount,
  fontWeight: vars.font.weightMedium,
  letterSpacing: 0,
  ...quieter,
  marginInlineEnd: "0.16em",
});

export const decimals = primitiveStyle({ fontSize: besideAmount, ...quieter });
