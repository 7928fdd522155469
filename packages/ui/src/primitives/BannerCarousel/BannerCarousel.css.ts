import { vars } from "../../theme/contract.css.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

const { touch } = vars.size;

/** The dots stand in the middle of the row, whether or not there is a button at its start. */
export const controls = primitiveStyle({
  display: "grid",
  gridTemplateColumns: `${touch} minmax(0, 1fr) ${touch}`,
  alignItems: "start",
});

export const dots = primitiveStyle({ gridColumn: 2, minWidth: 0 });
