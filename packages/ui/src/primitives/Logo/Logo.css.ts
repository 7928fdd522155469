import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color } = vars;

export const light = primitiveStyle({ stopColor: color.coinLight });

export const middle = primitiveStyle({ stopColor: color.coin });

export const dark = primitiveStyle({ stopColor: color.coinDark });

export const line = primitiveStyle({ fill: "none", stroke: color.coinMark });

export const edge = primitiveStyle({
  fill: "none",
  stroke: color.coinLight,
  strokeOpacity: 0.7,
});
