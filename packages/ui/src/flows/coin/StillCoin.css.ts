import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, radius } = vars;

/** As wide as the way between the two pictures, above the line on which it is positioned. */
export const way = flowStyle({
  position: "absolute",
  insetInline: "104px 106px",
  zIndex: 1,
  height: 0,
  direction: "ltr",
  forcedColorAdjust: "none",
});

export const path = flowStyle({
  position: "absolute",
  insetInline: 0,
  top: -34,
  width: "100%",
  height: 42,
  overflow: "visible",
  fill: "none",
  stroke: color.accentText,
  strokeOpacity: 0.75,
  strokeWidth: 2.5,
  strokeDasharray: "2 9",
  strokeLinecap: "round",
});

/** The halo hides the path behind the coin. */
export const halo = flowStyle({
  position: "absolute",
  insetInlineStart: "50%",
  top: -32,
  translate: "-50% -50%",
  display: "grid",
  placeItems: "center",
  width: 66,
  height: 66,
  borderRadius: radius.full,
  background: `color-mix(in srgb, ${color.paper} 55%, transparent)`,
});
