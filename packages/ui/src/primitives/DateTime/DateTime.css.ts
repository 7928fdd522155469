import { primitiveStyle } from "../../styles/primitive-style.ts";

/** Breaks between date and time, never within them. */
export const dateTime = primitiveStyle(
  { fontVariantNumeric: "tabular-nums", overflowWrap: "normal" },
  "date-time",
);
