import { drawn } from "../svg/drawn.tsx";

/** Lucide's `arrow-right`. */
export const ArrowEndIcon = /* @__PURE__ */ drawn([
  ["path", { d: "M5 12h14" }],
  ["path", { d: "m12 5 7 7-7 7" }],
]);
