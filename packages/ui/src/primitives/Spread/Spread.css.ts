import { primitiveStyle } from "../../styles/primitive-style.ts";

export const spread = primitiveStyle(
  { display: "flex", flexWrap: "wrap", justifyContent: "space-between", minWidth: 0 },
  "spread",
);
