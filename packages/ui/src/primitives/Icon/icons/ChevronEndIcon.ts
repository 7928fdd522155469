import { drawn } from "../svg/drawn.tsx";

/** Lucide's `chevron-right`. */
export const ChevronEndIcon = /* @__PURE__ */ drawn([["path", { d: "m9 18 6-6-6-6" }]]);
