import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const roomy = "(min-width: 768px)";

/** Only the form has space above the menu. */
const low = "(max-height: 739.98px)";

export const screen = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  paddingBlockEnd: vars.space[4],
});

export const hero = flowStyle({
  position: "relative",
  overflow: "hidden",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  width: "100%",
  // Shrinks on a low screen, so that the button stays above the menu.
  minHeight: "clamp(84px, 100dvh - 572px, 172px)",
  paddingBlock: `14px ${vars.space[3]}`,
});

/** The river begins below the words, so that no line crosses them, and fades at both banks. */
export const waves = flowStyle({
  maskImage: "linear-gradient(#0000 45%, #000), linear-gradient(90deg, #0000, #000 16% 84%, #0000)",
  maskComposite: "intersect",
});

export const poster = flowStyle({
  position: "relative",
  width: `calc(100% - 2 * ${vars.space[4]})`,
  maxWidth: 444,
});

export const top = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const name = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
});

export const word = flowStyle({
  fontSize: vars.font.sizeLead,
  fontWeight: vars.font.weightHeavy,
  letterSpacing: "-0.01em",
});

export const languages = flowStyle({ flex: "1 1 170px", maxWidth: 212 });

export const moon = flowStyle({
  position: "absolute",
  top: 60,
  insetInlineEnd: 36,
  borderRadius: "50%",
  boxShadow: `0 0 60px 30px ${vars.color.accentSoft}`,
  "@media": { [low]: { display: "none" } },
});

/** Two lines in every language. */
export const headline = flowStyle({
  position: "relative",
  marginBlockStart: vars.space[2],
  fontSize: vars.font.sizeDisplay,
  fontWeight: vars.font.weightHeavy,
  lineHeight: 1.2,
  letterSpacing: "-0.02em",
  whiteSpace: "pre-line",
  selectors: { "&:lang(th), &:lang(lo)": { lineHeight: 1.42, letterSpacing: 0 } },
  "@media": { [low]: { display: "none" } },
});

/** A sentence for a poster that has a side of the screen. */
export const promise = flowStyle({ display: "none", whiteSpace: "pre-line" });

export const form = flowStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 13,
  width: `calc(100% - 2 * ${vars.space[4]})`,
  maxWidth: 444,
  "@media": { [roomy]: { padding: vars.space[6] } },
});

export const fields = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 13,
});

export const alternative = flowStyle({
  paddingBlockStart: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: "center",
  fontSize: vars.font.sizeBody,
  color: vars.color.textMuted,
});

/**
 * The difference between the line height and the touch target, and a little for rounding; most of
 * it overlaps the lines around.
 */
const thumb = `max(4px, (${vars.size.touch} - 1lh) / 2 + 0.1px)`;

export const link = flowStyle({
  display: "inline-block",
  paddingBlock: ["11px", thumb],
  marginBlock: ["-7px", `calc(4px - ${thumb})`],
  borderRadius: vars.radius.small,
  selectors: {
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const linkTones = {
  accent: flowStyle({
    color: vars.color.accentText,
    fontWeight: vars.font.weightStrong,
    textDecoration: "none",
    selectors: { "&:hover": { textDecoration: "underline" } },
  }),
  quiet: flowStyle({
    color: vars.color.text,
    fontWeight: vars.font.weightMedium,
    textDecoration: "underline",
    textDecorationColor: vars.color.control,
    textUnderlineOffset: 5,
    selectors: { "&:hover": { textDecorationColor: "currentColor" } },
  }),
};

export const help = flowStyle({ textAlign: "center", fontSize: vars.font.sizeBody });
