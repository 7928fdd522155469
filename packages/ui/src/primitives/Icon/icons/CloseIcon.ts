import { drawn } from "../svg/drawn.tsx";

/** Lucide's `x`. */
export const CloseIcon = /* @__PURE__ */ drawn([
  ["path", { d: "M18 6 6 18" }],
  ["path", { d: "m6 6 12 12" }],
]);
