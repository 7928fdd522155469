import { drawn } from "../svg/drawn.tsx";

/** Lucide's `chevron-left`. */
export const ChevronStartIcon = /* @__PURE__ */ drawn([["path", { d: "m15 18-6-6 6-6" }]]);
