import { drawn } from "../svg/drawn.tsx";

/** Lucide's `arrow-left`. */
export const ArrowStartIcon = /* @__PURE__ */ drawn([
  ["path", { d: "m12 19-7-7 7-7" }],
  ["path", { d: "M19 12H5" }],
]);
