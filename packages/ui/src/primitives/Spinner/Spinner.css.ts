import { stillMotion } from "../shared/media.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";
import { appear, ring, ringStill } from "../shared/ring.css.ts";

export const spinner = primitiveStyle(
  { display: "inline-block", ...ring, "@media": { [stillMotion]: ringStill } },
  "spinner",
);

/** What is said waits with what is shown: a quick answer says nothing. */
export const words = primitiveStyle({ animation: `${appear} .2s step-end` });
