import type { ColorToken } from "./contrast-pairs.ts";

/** Colours that no component reads: each tone is whole, for what a host draws beside them. A test keeps the list true. */
export const forHosts: readonly ColorToken[] = [
  "positiveLine",
  "onPositive",
  "warningLine",
  "onWarning",
  "criticalLine",
  "infoLine",
  "onInfo",
];
