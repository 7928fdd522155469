import { globalLayer } from "@vanilla-extract/css";

/** Cascade order, weakest first. A host that names its own layers after these always wins. */
export const layers = {
  reset: globalLayer({ parent: "satang" }, "reset"),
  tokens: globalLayer({ parent: "satang" }, "tokens"),
  primitives: globalLayer({ parent: "satang" }, "primitives"),
  flows: globalLayer({ parent: "satang" }, "flows"),
};
