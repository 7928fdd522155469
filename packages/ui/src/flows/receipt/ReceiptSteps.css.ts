import { flowStyle } from "../../styles/flow-style.ts";
import { magnified } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

const MARK = 28;

export const steps = flowStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  width: "100%",
  marginBlockStart: space[4],
  "@media": { [magnified]: { gridAutoFlow: "row", rowGap: space[4] } },
});

/** The line to the step before it is behind its mark. */
export const step = flowStyle({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space[1],
  minWidth: 0,
  paddingInline: 2,
  textAlign: "center",
  selectors: {
    "& + &::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: MARK / 2 - 1,
      insetInline: `calc(-50% + ${MARK / 2 + 6}px) calc(50% + ${MARK / 2 + 6}px)`,
      borderBlockStart: `2px solid ${color.paperPositive}`,
    },
    '& + &[data-state="open"]::before': { borderBlockStart: `2px dashed ${color.paperMuted}` },
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
  borderRadius: radius.full,
} as const;

export const marks = {
  reached: flowStyle({ ...mark, background: color.paperPositive, color: color.paper }),
  failed: flowStyle({ ...mark, background: color.paperCritical, color: color.paper }),
  open: flowStyle({ ...mark, border: `2px dashed ${color.paperMuted}` }),
};

export const label = flowStyle({ fontSize: font.sizeSmall, fontWeight: font.weightStrong });
export const openLabel = flowStyle({ fontSize: font.sizeSmall, color: color.paperMuted });

export const time = flowStyle({
  fontSize: font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  color: color.paperMuted,
});
