import { drawn } from "../svg/drawn.tsx";

/** Lucide's `search`. */
export const SearchIcon = /* @__PURE__ */ drawn([
  ["path", { d: "m21 21-4.34-4.34" }],
  ["circle", { cx: "11", cy: "11", r: "8" }],
]);
