import { flowStyle } from "../../styles/flow-style.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { forced, forcedChosen } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, size } = vars;

export const filters = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
});

export const legend = visuallyHidden;

export const filter = flowStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: size.touch,
  padding: "4px 10px",
  border: `1px solid ${color.control}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  font: "inherit",
  fontSize: font.sizeBody,
  fontWeight: font.weightMedium,
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover:not([aria-pressed=true])": { background: color.surfaceSunken },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    "&[aria-pressed=true]": {
      borderColor: color.inverse,
      background: color.inverse,
      color: color.onInverse,
    },
  },
  "@media": { [forced]: { selectors: { "&[aria-pressed=true]": forcedChosen } } },
});

export const count = flowStyle({
  minWidth: "1.6em",
  padding: "0 0.4em",
  borderRadius: radius.full,
  background: color.accent,
  color: color.onAccent,
  fontSize: font.sizeCaption,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
