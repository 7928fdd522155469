import { globalLayer } from "@vanilla-extract/css";

/** Order of the cascade layers, weakest first. Layers of a host after these always win. */
export const layers = {
  reset: globalLayer({ parent: "satang" }, "reset"),
  tokens: globalLayer({ parent: "satang" }, "tokens"),
  primitives: globalLayer({ parent: "satang" }, "primitives"),
  flows: globalLayer({ parent: "satang" }, "flows"),
};
