import { drawn } from "../svg/drawn.tsx";

/** Lucide's `chevron-up`. */
export const ChevronUpIcon = /* @__PURE__ */ drawn([["path", { d: "m18 15-6-6-6 6" }]]);
