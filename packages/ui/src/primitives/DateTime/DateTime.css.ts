import { primitiveStyle } from "../../styles/primitive-style.ts";

/** Lines break between date and time, never inside them. */
export const dateTime = primitiveStyle(
  { fontVariantNumeric: "tabular-nums", overflowWrap: "normal" },
  "date-time",
);
