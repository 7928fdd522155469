import { drawn } from "../svg/drawn.tsx";

/** Lucide's `menu`. */
export const MenuIcon = /* @__PURE__ */ drawn([
  ["path", { d: "M4 5h16" }],
  ["path", { d: "M4 12h16" }],
  ["path", { d: "M4 19h16" }],
]);
