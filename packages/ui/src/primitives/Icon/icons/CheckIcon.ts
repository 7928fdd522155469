import { drawn } from "../svg/drawn.tsx";

/** Lucide's `check`. */
export const CheckIcon = /* @__PURE__ */ drawn([["path", { d: "M20 6 9 17l-5-5" }]]);
