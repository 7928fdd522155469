import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color } = vars;

/** Behind the coins, up to the edges of the sheet; its foot fades. */
export const scene = flowStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  maskImage: "linear-gradient(#000 80%, #0000)",
  "@media": { "(forced-colors: active)": { display: "none" } },
});

export const ray = flowStyle({ fill: color.bonusMuted });
export const halo = flowStyle({ fill: color.bonusText });
export const glow = flowStyle({ stopColor: color.bonusText });

export const papers = [color.coinLight, color.coin, color.bonusMuted].map((tone) =>
  flowStyle({ fill: tone, stroke: "none" }),
);

export const ribbons = [color.coinLight, color.coin, color.bonusMuted].map((tone) =>
  flowStyle({ fill: "none", stroke: tone, strokeWidth: 2.4, strokeLinecap: "round" }),
);

/** On the foot of the picture. */
export const coins = flowStyle({
  position: "absolute",
  insetInline: 0,
  bottom: 8,
  width: "100%",
  height: "calc(100% - 60px)",
});
