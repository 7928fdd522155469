import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, space } = vars;

export const CHEVRON = 18;

export const own = flowStyle({ borderRadius: radius.medium, background: color.surfaceSunken });

export const line = flowStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minHeight: 48,
  padding: `${space[1]} ${space[3]}`,
  paddingInlineEnd: `calc(2 * ${space[3]} + ${CHEVRON}px)`,
  borderRadius: radius.medium,
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    // Inside: the edge of the scrolled sheet would cut it.
    "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: -3 },
  },
});

export const title = flowStyle({
  flex: "1 1 auto",
  fontSize: font.sizeSmall,
  color: color.textMuted,
});

export const number = flowStyle({ fontWeight: font.weightStrong, whiteSpace: "nowrap" });

/** At the end of the row, also when the number is below the title. */
export const chevron = flowStyle({
  position: "absolute",
  insetInlineEnd: space[3],
  insetBlockStart: `calc(50% - ${CHEVRON / 2}px)`,
  color: color.textMuted,
  transition: `rotate ${motion.base} ${motion.easeOut}`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});

export const more = flowStyle({
  display: "grid",
  padding: `${space[1]} ${space[3]} ${space[3]}`,
  overflowWrap: "anywhere",
});
