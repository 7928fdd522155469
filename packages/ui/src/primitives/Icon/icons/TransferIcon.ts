import { drawn } from "../svg/drawn.tsx";

/** Lucide's `arrow-left-right`. */
export const TransferIcon = /* @__PURE__ */ drawn([
  ["path", { d: "M8 3 4 7l4 4" }],
  ["path", { d: "M4 7h16" }],
  ["path", { d: "m16 21 4-4-4-4" }],
  ["path", { d: "M20 17H4" }],
]);
