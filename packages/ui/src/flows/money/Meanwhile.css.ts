import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const meanwhile = flowStyle({
  display: "grid",
  gap: vars.space[2],
  width: "100%",
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  textAlign: "start",
});

export const list = flowStyle({
  display: "grid",
  gap: vars.space[1],
});

export const row = flowStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[3],
});

const mark = {
  display: "grid",
  placeItems: "center",
  width: "1.75rem",
  height: "1.75rem",
} as const;

/** The shape has the same meaning as the colour: round is safe, square is not. */
export const marks = {
  positive: flowStyle({
    ...mark,
    borderRadius: vars.radius.full,
    color: vars.color.positive,
    background: vars.color.positiveSoft,
  }),
  critical: flowStyle({
    ...mark,
    borderRadius: vars.radius.small,
    color: vars.color.critical,
    background: vars.color.criticalSoft,
  }),
};
