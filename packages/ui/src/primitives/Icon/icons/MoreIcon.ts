import { drawn } from "../svg/drawn.tsx";

/** Lucide's `ellipsis-vertical`. */
export const MoreIcon = /* @__PURE__ */ drawn([
  ["circle", { cx: "12", cy: "12", r: "1" }],
  ["circle", { cx: "12", cy: "5", r: "1" }],
  ["circle", { cx: "12", cy: "19", r: "1" }],
]);
