import { drawn } from "../svg/drawn.tsx";

/** Lucide's `list-filter`. */
export const FilterIcon = /* @__PURE__ */ drawn([
  ["path", { d: "M2 5h20" }],
  ["path", { d: "M6 12h12" }],
  ["path", { d: "M9 19h6" }],
]);
