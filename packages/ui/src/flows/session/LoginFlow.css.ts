import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const roomy = "(min-width: 768px)";

export const screen = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  paddingBlockEnd: vars.space[4],
});

export const hero = flowStyle({
  position: "relative",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[1],
  width: "100%",
  paddingInline: vars.space[4],
  textAlign: "center",
  // Shrinks for a notice and on a low screen, so that the button stays above the menu.
  minHeight: "clamp(168px, 100dvh - 632px, 268px)",
  paddingBlock: `${vars.space[4]} ${vars.space[10]}`,
});

/** The river flows around the text, so that no line crosses it, and fades at both banks. */
export const waves = flowStyle({
  maskImage:
    "radial-gradient(130px 100px at 50% 45%, #0000 65%, #000), linear-gradient(90deg, #0000, #000 16% 84%, #0000)",
  maskComposite: "intersect",
});

export const moon = flowStyle({
  position: "absolute",
  top: -14,
  width: 260,
  height: 260,
  borderRadius: "50%",
  background: `radial-gradient(${vars.color.accentSoft}, transparent 65%)`,
});

export const above = flowStyle({ position: "relative" });

export const word = flowStyle({
  position: "relative",
  margin: `${vars.space[2]} 0 0`,
  fontSize: vars.font.sizeDisplay,
  fontWeight: vars.font.weightHeavy,
  lineHeight: 1.3,
  letterSpacing: "-0.02em",
});

export const form = flowStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 13,
  width: `calc(100% - 2 * ${vars.space[4]})`,
  maxWidth: 440,
  "@media": { [roomy]: { padding: vars.space[6] } },
});

export const fields = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 13,
});

export const alternative = flowStyle({
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
