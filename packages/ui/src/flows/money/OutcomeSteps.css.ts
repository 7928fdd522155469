import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, radius, space } = vars;

const MARK = "1.5rem";

export const steps = flowStyle({
  display: "grid",
  width: "100%",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  textAlign: "start",
});

/** Icon, text, time; there is a line to the next icon below each icon except the last. */
export const step = flowStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${MARK} minmax(0, 1fr) auto`,
  alignItems: "start",
  columnGap: space[3],
  paddingBlockEnd: space[4],
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    "&:not(:last-child)::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: `calc(${MARK} + 2px)`,
      insetBlockEnd: "2px",
      insetInlineStart: `calc(${MARK} / 2 - 1px)`,
      borderInlineStart: `2px solid ${color.positive}`,
    },
    "&[aria-current]::before": { borderInlineStart: `2px dashed ${color.control}` },
  },
});

const mark = {
  display: "grid",
  placeItems: "center",
  width: MARK,
  height: MARK,
  borderRadius: radius.full,
} as const;

export const marks = {
  done: flowStyle({ ...mark, color: color.onPositive, background: color.positive }),
  current: flowStyle({
    ...mark,
    border: `2px solid ${color.warning}`,
    background: color.warningSoft,
    boxShadow: `0 0 0 5px ${color.warningSoft}`,
    selectors: {
      "&::after": {
        content: '""',
        width: 0,
        height: 0,
        borderRadius: radius.full,
        border: `0.3125rem solid ${color.warning}`,
      },
    },
  }),
  ahead: flowStyle({ ...mark, border: `2px solid ${color.control}` }),
};

export const end = flowStyle({ fontVariantNumeric: "tabular-nums" });

export const detail = flowStyle({ gridColumn: "2 / -1" });
