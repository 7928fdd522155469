import { drawn } from "../svg/drawn.tsx";

/** Lucide's `ban`. */
export const BlockedIcon = /* @__PURE__ */ drawn([
  ["circle", { cx: "12", cy: "12", r: "10" }],
  ["path", { d: "M4.929 4.929 19.07 19.071" }],
]);
