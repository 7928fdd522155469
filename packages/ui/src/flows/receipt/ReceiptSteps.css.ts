import { flowStyle } from "../../styles/flow-style.ts";
import { magnified } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

const MARK = 24;

export const steps = flowStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  marginBlock: `${space[3]} ${space[2]}`,
  "@media": { [magnified]: { gridAutoFlow: "row", rowGap: space[4] } },
});

/** The line to the step before it is behind its mark. */
export const step = flowStyle({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: 2,
  minWidth: 0,
  paddingInline: 2,
  textAlign: "center",
  lineHeight: font.lineTight,
  selectors: {
    "& + &::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: MARK / 2 - 1,
      insetInline: `calc(-50% + ${MARK / 2 + 6}px) calc(50% + ${MARK / 2 + 6}px)`,
      borderBlockStart: `2px solid ${color.paperPositive}`,
    },
    '& + &[data-state="ahead"]::before': { borderBlockStart: `2px dashed ${color.paperMuted}` },
    '& + &[data-state="failed"]::before': { borderBlockStartColor: color.paperCritical },
  },
  "@media": {
    [magnified]: { selectors: { "& + &::before": { display: "none" } } },
  },
});

const mark = {
  display: "grid",
  placeItems: "center",
  width: MARK,
  height: MARK,
  marginBlockEnd: 2,
  borderRadius: radius.full,
} as const;

export const marks = {
  done: flowStyle({ ...mark, background: color.paperPositive, color: color.paper }),
  failed: flowStyle({ ...mark, background: color.paperCritical, color: color.paper }),
  current: flowStyle({
    ...mark,
    border: `2px solid ${color.paperWarning}`,
    selectors: {
      "&::after": {
        content: '""',
        borderRadius: radius.full,
        border: `5px solid ${color.paperWarning}`,
      },
    },
  }),
  ahead: flowStyle({ ...mark, border: `2px solid ${color.paperMuted}` }),
};

export const label = flowStyle({ fontSize: font.sizeSmall, fontWeight: font.weightStrong });
export const aheadLabel = flowStyle({ fontSize: font.sizeSmall, color: color.paperMuted });

export const time = flowStyle({
  fontSize: font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  color: color.paperMuted,
});
