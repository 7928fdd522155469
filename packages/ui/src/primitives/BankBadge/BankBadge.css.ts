import { primitiveStyle } from "../../styles/primitive-style.ts";

/** Keeps the bank's colour in forced colours, because a letter alone does not identify a bank. */
export const badge = primitiveStyle(
  { display: "block", flex: "none", forcedColorAdjust: "none" },
  "bank-badge",
);
