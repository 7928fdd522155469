import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, radius, space } = vars;

export const card = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid ${color.accentLine}`,
  borderRadius: radius.card,
  background: color.accentSoft,
});

export const words = flowStyle({ flex: "1 1 150px", minWidth: 0 });
