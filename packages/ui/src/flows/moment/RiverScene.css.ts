import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color } = vars;

export const sky = flowStyle({ stopColor: color.walletStart });
export const light = flowStyle({ stopColor: color.coin });
export const hill = flowStyle({ fill: color.walletStart });
export const nearHill = flowStyle({ fill: color.walletEnd });
export const star = flowStyle({ fill: color.coinLight });
export const wave = flowStyle({ fill: "none", stroke: color.wave, strokeWidth: 1.4 });
