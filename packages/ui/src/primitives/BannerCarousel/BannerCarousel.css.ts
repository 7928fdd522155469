import { primitiveStyle } from "../shared/primitive-style.ts";

/** The dots stand in the middle of the row, whether or not there is a button at its start. */
export const controls = primitiveStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
});

export const dots = primitiveStyle({ gridColumn: 2, minWidth: 0 });
