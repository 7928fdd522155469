import { drawn } from "../svg/drawn.tsx";

/** Lucide's `chevron-down`. */
export const ChevronDownIcon = /* @__PURE__ */ drawn([["path", { d: "m6 9 6 6 6-6" }]]);
