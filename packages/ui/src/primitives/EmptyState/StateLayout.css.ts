import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const layout = primitiveStyle({
  display: "grid",
  justifyItems: "center",
  gap: 6,
  padding: `${space[6]} ${space[3]}`,
  textAlign: "center",
});

export const title = primitiveStyle({
  margin: `${space[2]} 0 0`,
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const text = primitiveStyle({
  maxWidth: "36ch",
  color: color.textMuted,
  fontSize: font.sizeBody,
  overflowWrap: "anywhere",
  textWrap: "pretty",
});

export const action = primitiveStyle({ marginTop: space[3] });

export const badge = primitiveStyle({
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  borderRadius: radius.medium,
});

export const badges = {
  critical: primitiveStyle({ background: color.criticalSoft, color: color.critical }),
  warning: primitiveStyle({ background: color.warningSoft, color: color.warning }),
};

export const scene = primitiveStyle({ width: 168, height: 96 });
export const line = primitiveStyle({
  fill: "none",
  stroke: color.control,
  strokeWidth: 1.5,
  strokeLinecap: "round",
});
export const dashes = primitiveStyle({ strokeDasharray: "2 7" });
export const sail = primitiveStyle({ fill: color.accent });
export const hull = primitiveStyle({ fill: color.control });
export const moon = primitiveStyle({ fill: color.accentSoft });
