import { flowStyle } from "../styles/flow-style.ts";

/** A line breaks inside only where the phrase is wider than its column. */
export const phrase = flowStyle({ display: "inline-block", maxWidth: "100%" });
