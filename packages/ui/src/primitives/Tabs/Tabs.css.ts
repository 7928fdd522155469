import { forced, forcedChosen, forcedOff } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, size, space } = vars;

export const tabs = primitiveStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** The row scrolls when the labels of a language are long. */
export const list = primitiveStyle({
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});

export const lists = {
  line: primitiveStyle({ borderBottom: `1px solid ${color.line}` }),
  segment: primitiveStyle({
    padding: space[1],
    borderRadius: radius.medium,
    background: color.surfaceSunken,
    "@media": { [forced]: { outline: "1px solid CanvasText", outlineOffset: -1 } },
  }),
};

export const tab = primitiveStyle({
  flex: "none",
  minWidth: size.touch,
  minHeight: size.touch,
  border: 0,
  background: "none",
  color: color.textMuted,
  font: "inherit",
  fontWeight: font.weightMedium,
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `color ${motion.quick} ${motion.easeOut}`,
  selectors: {
    "&:hover": { color: color.text },
    "&[data-state=active]": { color: color.text },
    "&:disabled": { opacity: 0.5, cursor: "default" },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: -3, borderRadius: 8 },
  },
  "@media": { [forced]: { selectors: { "&:disabled": forcedOff } } },
});

export const variants = {
  // The gaps are part of the tabs: larger targets, and the line below is as wide as the labels.
  line: primitiveStyle({
    padding: "0 11px",
    textAlign: "start",
    selectors: {
      // Space for the focus ring, which the scrolling row would clip.
      "&:first-child": { paddingInlineStart: space[1] },
      "&:last-child": { paddingInlineEnd: space[1] },
      "&:focus-visible": { outlineOffset: -2 },
      "&[data-state=active]": {
        fontWeight: font.weightStrong,
        background: `linear-gradient(${color.accent}, ${color.accent}) bottom / 100% 3px no-repeat content-box`,
      },
    },
    "@media": {
      [forced]: { selectors: { "&[data-state=active]": { borderBottom: "3px solid Highlight" } } },
    },
  }),
  segment: primitiveStyle({
    flex: "1 0 auto",
    padding: `${space[1]} ${space[3]}`,
    borderRadius: radius.small,
    selectors: {
      "&[data-state=active]": {
        background: color.surfaceRaised,
        boxShadow: "0 1px 4px rgb(0 0 0 / 20%)",
      },
    },
    "@media": {
      [forced]: { selectors: { "&[data-state=active]": forcedChosen } },
    },
  }),
};

export const content = primitiveStyle({
  paddingBlockStart: space[4],
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    "&:empty": { display: "none" },
  },
});
