import { drawn } from "../svg/drawn.tsx";

/** Lucide's `arrow-down-to-line`. */
export const DepositIcon = /* @__PURE__ */ drawn([
  ["path", { d: "M12 17V3" }],
  ["path", { d: "m6 11 6 6 6-6" }],
  ["path", { d: "M19 21H5" }],
]);
