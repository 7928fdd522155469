import { drawn } from "../svg/drawn.tsx";

/** Lucide's `arrow-up-from-line`. */
export const WithdrawIcon = /* @__PURE__ */ drawn([
  ["path", { d: "m18 9-6-6-6 6" }],
  ["path", { d: "M12 3v14" }],
  ["path", { d: "M5 21h14" }],
]);
