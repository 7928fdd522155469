import { drawn } from "../svg/drawn.tsx";

/** Lucide's `minus`. */
export const MinusIcon = /* @__PURE__ */ drawn([["path", { d: "M5 12h14" }]]);
