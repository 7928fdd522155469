import { forced, forcedChosen, forcedOff, wide } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, size, space } = vars;

export const rail = primitiveStyle({
  display: "none",
  "@media": {
    [wide]: {
      position: "sticky",
      top: 0,
      display: "flex",
      flexDirection: "column",
      flex: "none",
      gap: space[4],
      width: size.navigationRail,
      height: "100dvh",
      padding: "22px 14px",
      overflowY: "auto",
      background: color.surface,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
});

export const brand = primitiveStyle({ padding: "0 10px" });

export const groups = primitiveStyle({ flex: 1 });

export const group = primitiveStyle({
  display: "grid",
  gap: space[1],
  listStyle: "none",
  selectors: {
    "&:not(:first-child)": {
      marginTop: 14,
      paddingTop: 14,
      borderTop: `1px solid ${color.line}`,
    },
  },
});

export const item = primitiveStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: 46,
  padding: "4px 14px",
  border: 0,
  borderRadius: radius.medium,
  background: "none",
  color: color.textMuted,
  font: "inherit",
  fontSize: font.sizeBody,
  fontWeight: font.weightMedium,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.surfaceSunken, color: color.text },
    // Not a tint of the accent: gold on indigo is brown.
    '&[aria-current="page"]': {
      background: color.surfaceRaised,
      boxShadow: `inset 0 0 0 1px ${color.line}`,
      color: color.text,
    },
    "&:disabled": { background: "none", opacity: 0.5, cursor: "default" },
  },
  "@media": {
    [forced]: {
      selectors: { '&[aria-current="page"]': forcedChosen, "&:disabled": forcedOff },
    },
  },
});

export const icon = primitiveStyle({
  flex: "none",
  selectors: { '[aria-current="page"] > &': { color: color.accentText } },
  "@media": { [forced]: { selectors: { '[aria-current="page"] > &': { color: "inherit" } } } },
});

export const label = primitiveStyle({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const badge = primitiveStyle({
  flex: "none",
  borderRadius: radius.full,
  fontSize: font.sizeCaption,
  textAlign: "center",
});

export const badgeTones = {
  accent: primitiveStyle({
    minWidth: 36,
    padding: "2px 10px",
    border: `1px solid ${color.accentLine}`,
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: font.weightStrong,
  }),
  critical: primitiveStyle({
    minWidth: "max(24px, 1.8em)",
    padding: "2px 7px",
    background: color.critical,
    color: color.onCritical,
    fontWeight: font.weightHeavy,
    forcedColorAdjust: "none",
  }),
};
