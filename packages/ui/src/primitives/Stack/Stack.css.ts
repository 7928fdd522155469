import { primitiveStyle } from "../../styles/primitive-style.ts";

export const stack = primitiveStyle(
  { display: "flex", flexDirection: "column", minWidth: 0 },
  "stack",
);
