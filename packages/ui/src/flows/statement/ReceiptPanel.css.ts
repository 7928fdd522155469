import { flowStyle } from "../../styles/flow-style.ts";

/** The paper is the panel: it has no card around it. */
export const panel = flowStyle({
  selectors: { "&&": { padding: 0, border: 0, background: "none" } },
});
