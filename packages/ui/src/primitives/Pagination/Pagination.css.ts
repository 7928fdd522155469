import { forced, forcedChosen, forcedOff, tiny } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, size } = vars;

export const pages = primitiveStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 6,
  listStyle: "none",
  "@media": {
    "(max-width: 389.98px)": { gap: 2 },
    // Three pages before and one after, in one row (journey.txt §9), which may reach into the space around it.
    [tiny]: { gap: 0, flexWrap: "nowrap" },
  },
});

export const page = primitiveStyle({
  display: "grid",
  placeItems: "center",
  minWidth: size.touch,
  height: size.touch,
  padding: "0 4px",
  border: 0,
  borderRadius: radius.medium,
  background: "none",
  color: color.textMuted,
  font: "inherit",
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover:not([aria-disabled])": { background: color.surfaceSunken, color: color.text },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    "&[aria-disabled]": { opacity: 0.45, cursor: "default" },
  },
  "@media": {
    [forced]: { selectors: { "&[aria-disabled]": forcedOff } },
  },
});

export const current = primitiveStyle({
  background: color.accent,
  color: color.onAccent,
  selectors: {
    "&:hover:not([aria-disabled])": { background: color.accent, color: color.onAccent },
    "&[aria-disabled]": { opacity: 1 },
  },
  "@media": {
    [forced]: { ...forcedChosen, selectors: { "&[aria-disabled]": { color: "HighlightText" } } },
  },
});
