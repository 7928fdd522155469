import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const sections = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
});

export const section = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 10,
});

export const tiles = flowStyle({ display: "flex", gap: vars.space[3], overflow: "hidden" });

export const tile = flowStyle({ flex: "none", width: `calc((100% - 2 * ${vars.space[3]}) / 2.2)` });
