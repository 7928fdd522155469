import { primitiveStyle } from "../shared/primitive-style.ts";
import { appear, ring } from "../shared/ring.css.ts";

export const spinner = primitiveStyle({ display: "inline-block", ...ring }, "spinner");

/** What is said waits with what is shown: a quick answer says nothing. */
export const words = primitiveStyle({ animation: `${appear} .2s step-end` });
