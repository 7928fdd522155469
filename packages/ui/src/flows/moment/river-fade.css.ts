import { flowStyle } from "../../styles/flow-style.ts";
import { forced } from "../../styles/media.ts";

/** The river ends in the ground below it. */
export const fade = flowStyle({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  maskImage: "linear-gradient(#000 68%, #0000)",
  "@media": { [forced]: { display: "none" } },
});
