import { drawn } from "../svg/drawn.tsx";

/** Lucide's `clock`. */
export const ClockIcon = /* @__PURE__ */ drawn([
  ["circle", { cx: "12", cy: "12", r: "10" }],
  ["path", { d: "M12 6v6l4 2" }],
]);
