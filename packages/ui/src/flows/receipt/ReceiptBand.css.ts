import { flowStyle } from "../../styles/flow-style.ts";
import { forced, print } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color } = vars;

/** The words over it are at the start, and the sun is at the end. */
export const band = flowStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
  "@media": { [`${forced}, ${print}`]: { display: "none" } },
});

export const inks = {
  river: flowStyle({ fill: color.walletStart, stopColor: color.walletStart }),
  light: flowStyle({ fill: color.coinLight, stopColor: color.coinLight }),
  sun: flowStyle({ fill: color.coin, stopColor: color.coin }),
};

export const clouds = flowStyle({ stroke: color.paper, strokeLinecap: "round" });

export const waves = flowStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  width: "100%",
  height: 36,
  fill: "none",
  stroke: color.coinDark,
  strokeWidth: 1.2,
  "@media": { [`${forced}, ${print}`]: { display: "none" } },
});
