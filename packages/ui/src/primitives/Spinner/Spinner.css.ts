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
    // Forced, what is transparent becomes a whole ring, of which nobody sees that it turns.
    "@media": { [forced]: { borderInlineEndColor: "Canvas" } },
  },
  "spinner",
);

/** What is said waits with what is shown: a quick answer says nothing. */
export const words = primitiveStyle({ animation: `${appear} .2s step-end` });
