import { drawn } from "../svg/drawn.tsx";

/** Lucide's `plus`. */
export const PlusIcon = /* @__PURE__ */ drawn([
  ["path", { d: "M5 12h14" }],
  ["path", { d: "M12 5v14" }],
]);
