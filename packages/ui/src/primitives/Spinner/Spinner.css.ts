import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { appear, ring } from "../../styles/ring.css.ts";

export const spinner = primitiveStyle(
  {
    display: "inline-block",
    flex: "none",
    width: "1.125em",
    height: "1.125em",
    ...ring,
    // Forced colours would make the transparent part visible: a complete ring, without visible
    // rotation.
    "@media": { [forced]: { borderInlineEndColor: "Canvas" } },
  },
  "spinner",
);

/** The announcement is delayed too, so that nothing is announced for a fast reply. */
export const words = primitiveStyle({ animation: `${appear} .2s step-end` });
