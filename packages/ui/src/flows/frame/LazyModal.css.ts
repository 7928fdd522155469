import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, z } = vars;

/** In the middle of the page, where the modal will be. The page can be used meanwhile. */
export const waiting = flowStyle({
  position: "fixed",
  inset: 0,
  zIndex: z.overlay,
  display: "grid",
  placeItems: "center",
  fontSize: font.sizeDisplay,
  color: color.accentText,
  pointerEvents: "none",
});
