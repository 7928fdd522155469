/** The slices that every wheel shows. */
export const slices = [
  { code: "A", label: "50", fill: "#232f79", ink: "#ffffff" },
  { code: "B", label: "Bonus", fill: "#f5c451", ink: "#000000" },
  { code: "C", label: "100", fill: "#0e7c66", ink: "#ffffff" },
  { code: "D", label: "Again", fill: "#f4f1e8", ink: "#000000" },
  { code: "E", label: "500", fill: "#c22b6b", ink: "#ffffff" },
  { code: "F", label: "20", fill: "#232f79", ink: "#ffffff" },
  { code: "G", label: "Coupon", fill: "#f5c451", ink: "#000000" },
  { code: "H", label: "1,000", fill: "#6d2bd9", ink: "#ffffff" },
] as const;

/** Width and height of every wheel, px. */
export const SIZE = 350;

/** The slice that every spin wins. */
export const WON = 4;

/** How long the wheels that have no duration of their own turn, ms. */
export const DURATION_MS = 4_500;
