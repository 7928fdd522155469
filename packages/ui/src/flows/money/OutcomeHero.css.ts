import { fallbackVar } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { bleed, corner } from "../moment/FlowMoment.css.ts";
import { top } from "../moment/MomentEnds.css.ts";

/** From the water to the lower edge, with the names of the accounts above it. */
const BELOW = "186px";

const edge = fallbackVar(bleed, "0px");

/** Up to the edges of the whole window; with its own edges in a dialog or in a page. */
export const hero = flowStyle({
  position: "relative",
  isolation: "isolate",
  flex: "none",
  overflow: "hidden",
  alignSelf: "stretch",
  height: "clamp(164px, 30dvh, 250px)",
  margin: `calc(${edge} * 0.8) ${edge} ${edge}`,
  borderRadius: fallbackVar(corner, vars.radius.card),
  vars: { [top]: `clamp(40px, 100% - ${BELOW}, 64px)` },
});

/** The water begins behind the accounts. */
export const scene = flowStyle({
  position: "absolute",
  insetInline: 0,
  top: `calc(${top} - 128px)`,
  width: "100%",
  height: 352,
});

/** The path ends in the middle of the pictures. */
export const coin = flowStyle({ top: `calc(${top} + 34px)` });
