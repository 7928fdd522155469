import { flowStyle } from "../../styles/flow-style.ts";
import { magnified } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const hero = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  alignItems: "center",
  minHeight: 132,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
});

/** The boat leaves the start free for the words. */
export const boat = flowStyle({
  position: "absolute",
  insetBlockEnd: 8,
  insetInlineEnd: 20,
  height: 96,
});

export const heroWords = flowStyle({
  position: "relative",
  display: "grid",
  gap: 6,
  maxWidth: "58%",
});

export const heroTitle = flowStyle({
  fontSize: font.sizeTitle,
  fontWeight: font.weightHeavy,
  lineHeight: font.lineTight,
  textWrap: "balance",
});

export const heroText = flowStyle({
  color: color.walletTextMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const link = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  padding: `14px ${space[4]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.surfaceSunken,
});

export const label = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
});

export const address = flowStyle({
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const linkActions = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  gap: space[2],
  marginBlockStart: space[2],
});

export const copied = flowStyle({
  color: color.positive,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
  selectors: {
    "&:empty": { display: "none" },
    "&[data-state=failed]": { color: color.critical },
  },
});

export const bonus = flowStyle({ display: "grid", gap: space[2] });

const bonusGrid = {
  display: "grid",
  alignItems: "center",
  gap: `0 ${space[4]}`,
} as const;

/** On a narrow screen the button is below, as wide as the row. */
const NARROW = "(max-width: 23em)";

export const bonusRow = flowStyle({
  ...bonusGrid,
  gridTemplateAreas: '"ring words button" "ring shares shares"',
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  "@media": {
    [NARROW]: {
      gridTemplateAreas: '"ring words" "ring shares" "button button"',
      gridTemplateColumns: "auto minmax(0, 1fr)",
    },
    [magnified]: {
      gridTemplateAreas: '"words" "ring" "shares" "button"',
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: space[2],
    },
  },
});

export const bonusRowWithoutShares = flowStyle({
  ...bonusGrid,
  gridTemplateAreas: '"words button"',
  gridTemplateColumns: "minmax(0, 1fr) auto",
});

export const ring = flowStyle({ gridArea: "ring" });
export const bonusWords = flowStyle({ gridArea: "words", display: "grid", minWidth: 0 });
export const shares = flowStyle({ gridArea: "shares", alignSelf: "start" });
export const receive = flowStyle({
  gridArea: "button",
  "@media": { [NARROW]: { marginBlockStart: space[2] } },
});

export const initial = flowStyle({ fontSize: font.sizeLead, fontWeight: font.weightStrong });

export const friend = flowStyle({ paddingInline: 0 });
