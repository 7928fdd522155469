import { vars } from "../theme/css/contract.css.ts";
import { flowStyle } from "./flow-style.ts";

const { color } = vars;

/** The ground of the wallet card, for cards that show the member's own money. */
export const walletGround = flowStyle({
  background: `linear-gradient(150deg, ${color.walletStart}, ${color.walletEnd} 72%)`,
  color: color.walletText,
  // Visible only in forced colours, which remove the background.
  outline: "1px solid transparent",
  outlineOffset: -1,
});

/** Light on the upper edge of the wallet card. */
export const walletEdge = "inset 0 1px #ffffff2b";
