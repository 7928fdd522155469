import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color } = vars;

const mark = {
  position: "relative",
  flex: "none",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  background: `linear-gradient(150deg, ${color.walletStart}, ${color.walletEnd})`,
} as const;

/** The picture of the wallet, in the sizes of those of the games. */
export const marks = {
  row: flowStyle({ ...mark, width: 40, height: 40, borderRadius: 13 }),
  hero: flowStyle({ ...mark, width: 80, height: 80, borderRadius: 24 }),
};

export const markCoin = flowStyle({ position: "relative" });

export const markWaves = flowStyle({
  position: "absolute",
  inset: 0,
  fill: "none",
  stroke: color.wave,
  strokeOpacity: 0.5,
  strokeWidth: 2.5,
});
