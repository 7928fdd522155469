import type { ThemeValues } from "./brand.types.ts";

/** What every brand shares: space on a 4 px scale, type sizes, motion and touch sizes. */
export const baseValues: Pick<ThemeValues, "space" | "motion" | "size" | "z"> & {
  font: Omit<ThemeValues["font"], "family" | "lineText" | "lineTight">;
} = {
  space: {
    1: "4px",
    2: "8px",
    3: "12px",
    4: "16px",
    5: "20px",
    6: "24px",
    8: "32px",
    10: "40px",
    12: "48px",
  },
  font: {
    weightRegular: "450",
    weightMedium: "550",
    weightStrong: "650",
    weightHeavy: "700",
    sizeCaption: "0.8125rem",
    sizeSmall: "0.875rem",
    sizeBody: "1rem",
    sizeLead: "1.0625rem",
    sizeTitle: "1.375rem",
    sizeDisplay: "1.875rem",
    sizeAmount: "2.625rem",
  },
  motion: {
    quick: "120ms",
    base: "200ms",
    slow: "300ms",
    turn: "800ms",
    easeOut: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    easeInOut: "cubic-bezier(0.4, 0, 0.2, 1)",
  },
  size: {
    touch: "44px",
    control: "52px",
    button: "54px",
    appBar: "64px",
    bottomMenu: "84px",
    sideRail: "232px",
  },
  z: { bar: "10", overlay: "100", toast: "1000" },
};

/** Line heights by script: Thai and Lao stack marks above and below the line. */
export const lineHeights = {
  en: { lineText: "1.45", lineTight: "1.25" },
  th: { lineText: "1.6", lineTight: "1.4" },
  lo: { lineText: "1.65", lineTight: "1.5" },
} as const;
