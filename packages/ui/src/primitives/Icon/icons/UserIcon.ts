import { drawn } from "../svg/drawn.tsx";

/** Lucide's `user-round`. */
export const UserIcon = /* @__PURE__ */ drawn([
  ["circle", { cx: "12", cy: "8", r: "5" }],
  ["path", { d: "M20 21a8 8 0 0 0-16 0" }],
]);
