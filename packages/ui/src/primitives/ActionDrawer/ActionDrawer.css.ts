import { forced, forcedOff } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const grid = primitiveStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space[2],
  padding: "2px 0 0",
});

export const place = primitiveStyle({ display: "grid", minWidth: 0 });

export const entry = primitiveStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[1],
  width: "100%",
  minHeight: 112,
  padding: `14px ${space[1]} 10px`,
  border: "1px solid transparent",
  borderRadius: radius.card,
  background: "none",
  color: color.text,
  font: "inherit",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover:not(:disabled)": { background: color.surfaceSunken },
    "&:active:not(:disabled)": { background: color.surfaceSunken },
    "&:disabled": { opacity: 0.5, cursor: "default" },
  },
  "@media": { [forced]: { selectors: { "&:disabled": forcedOff } } },
});

export const icon = primitiveStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  borderRadius: `calc(${radius.card} * 5 / 6)`,
});

export const tones = {
  neutral: primitiveStyle({ background: color.surfaceSunken, color: color.accentText }),
  accent: primitiveStyle({ background: color.accent, color: color.onAccent }),
};

export const label = primitiveStyle({
  marginTop: space[1],
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
  lineHeight: font.lineTight,
  overflowWrap: "anywhere",
});

export const detail = primitiveStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineTight,
  overflowWrap: "anywhere",
});

export const badge = primitiveStyle({
  position: "absolute",
  top: -6,
  insetInlineEnd: -6,
  minWidth: "max(24px, 1.7em)",
  padding: "0 6px",
  borderRadius: radius.full,
  border: `2px solid ${color.surface}`,
  background: color.accent,
  color: color.onAccent,
  fontSize: font.sizeCaption,
  fontWeight: font.weightHeavy,
  lineHeight: "max(20px, 1.5em)",
  forcedColorAdjust: "none",
});
