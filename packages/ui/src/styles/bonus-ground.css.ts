import { vars } from "../theme/css/contract.css.ts";
import { flowStyle } from "./flow-style.ts";

const { color } = vars;

/** The ground of the card with the bonus balance, which is not the member's own money yet. */
export const bonusGround = flowStyle({
  background: `linear-gradient(150deg, ${color.bonusStart}, ${color.bonusEnd} 80%)`,
  color: color.bonusText,
  // Visible only in forced colours, which remove the background.
  outline: "1px solid transparent",
  outlineOffset: -1,
});
