import { keyframes } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { stillMotion } from "../../styles/media.ts";
import { walletEdge } from "../../styles/wallet-ground.css.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, shadow, space } = vars;

export const arrived = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  justifyItems: "center",
  textAlign: "center",
});

export const words = flowStyle({ display: "grid", justifyItems: "center", gap: space[1] });

const grow = keyframes({ from: { transform: "scale(.82)", opacity: 0 } });
const draw = keyframes({ from: { strokeDashoffset: 1 } });

const moving = (name: string, curve: string = motion.easeOut) => ({
  animation: `${name} ${motion.slow} ${curve} backwards`,
  "@media": { [stillMotion]: { animation: "none" } },
});

export const art = flowStyle({
  width: "100%",
  maxWidth: 360,
  height: "auto",
});

const centre = { transformBox: "fill-box", transformOrigin: "center" } as const;

export const outerRing = flowStyle({
  ...centre,
  ...moving(grow),
  fill: "none",
  stroke: color.positive,
  strokeWidth: 1.5,
  strokeOpacity: 0.3,
  selectors: { "& + &": { strokeOpacity: 0.15 } },
});

export const ring = flowStyle({
  ...moving(draw),
  fill: "none",
  stroke: color.positive,
  strokeWidth: 5,
  strokeLinecap: "round",
  strokeDasharray: 1,
});

export const coin = flowStyle({ ...centre, ...moving(grow, motion.easeLand) });

/** The edge keeps it apart from the coin. */
export const badge = flowStyle({
  ...centre,
  ...moving(grow),
  fill: color.positive,
  stroke: color.surface,
  strokeWidth: 4,
});

export const tick = flowStyle({
  ...moving(draw),
  fill: "none",
  stroke: color.onPositive,
  strokeWidth: 4.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  strokeDasharray: 1,
});

export const card = flowStyle({
  position: "relative",
  display: "grid",
  gap: space[1],
  overflow: "hidden",
  width: "100%",
  padding: `${space[4]} 18px`,
  borderRadius: radius.card,
  boxShadow: `${shadow.card}, ${walletEdge}`,
  textAlign: "start",
});

export const cardTop = flowStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space[3]}`,
  fontSize: font.sizeSmall,
  color: color.walletTextMuted,
});

export const balance = flowStyle({ position: "relative" });

export const buttons = flowStyle({ display: "grid", gap: space[2], width: "100%" });
