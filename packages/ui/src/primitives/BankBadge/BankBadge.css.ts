import { primitiveStyle } from "../../styles/primitive-style.ts";

/** Keeps the bank's colour in forced colours: a letter alone names no bank. */
export const badge = primitiveStyle(
  { display: "block", flex: "none", forcedColorAdjust: "none" },
  "bank-badge",
);
