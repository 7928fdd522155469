import { flowStyle } from "../../styles/flow-style.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { forced, forcedChosen } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, size } = vars;

/** Part of the row, at its end, in which it fades. */
const FADE = 12;
/** Space for the ring of a focused filter, which a row that scrolls would cut off. */
const RING = 4;

/** The filters are in one row, which scrolls: one that is not whole shows that there are more. */
export const filters = flowStyle({
  minWidth: 0,
  display: "flex",
  gap: 8,
  margin: -RING,
  // The last filter can be scrolled out of the fade.
  padding: `${RING}px ${FADE}% ${RING}px ${RING}px`,
  scrollPaddingInline: `${RING}px ${FADE}%`,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  maskImage: `linear-gradient(90deg, #000 ${100 - FADE}%, transparent)`,
});

export const legend = visuallyHidden;

export const filter = flowStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: size.touch,
  padding: "4px 16px",
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.medium,
  background: "none",
  color: color.text,
  font: "inherit",
  fontSize: font.sizeBody,
  fontWeight: font.weightMedium,
  whiteSpace: "nowrap",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover:not([aria-pressed=true])": { background: color.surfaceSunken },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    "&[aria-pressed=true]": {
      borderColor: color.accentText,
      // The line is one of 2 px, and moves nothing.
      boxShadow: `inset 0 0 0 0.5px ${color.accentText}`,
      background: color.accentSoft,
      color: color.accentText,
    },
  },
  "@media": { [forced]: { selectors: { "&[aria-pressed=true]": forcedChosen } } },
});

export const count = flowStyle({
  display: "grid",
  placeItems: "center",
  minWidth: "1.65em",
  minHeight: "1.65em",
  padding: "0 0.4em",
  borderRadius: radius.full,
  background: color.warning,
  color: color.onWarning,
  fontSize: font.sizeCaption,
  fontWeight: font.weightStrong,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
