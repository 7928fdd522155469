import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** The box of the label covers the row, so that a press anywhere toggles it. */
export const row = primitiveStyle(
  {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: 16,
    minHeight: vars.size.touch,
    paddingBlock: "6px",
    color: vars.color.text,
    lineHeight: vars.font.lineText,
    "@media": { [forced]: { selectors: { "&:has(:disabled)": { color: "GrayText" } } } },
  },
  "switch",
);

export const rowStart = primitiveStyle({ flexDirection: "row-reverse", gap: 12 });

export const words = primitiveStyle({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const label = primitiveStyle({
  display: "block",
  fontSize: vars.font.sizeBody,
  fontWeight: vars.font.weightMedium,
  lineHeight: vars.font.lineText,
  cursor: "pointer",
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
});

export const description = primitiveStyle({
  display: "block",
  fontSize: vars.font.sizeSmall,
  color: vars.color.textMuted,
  "@media": { [forced]: { color: "inherit" } },
});

/** A track with its thumb: on is another position and another colour, never colour alone. */
export const toggle = primitiveStyle({
  appearance: "none",
  position: "relative",
  flex: "none",
  display: "flex",
  alignItems: "center",
  width: 52,
  height: 32,
  padding: 3,
  borderRadius: vars.radius.full,
  border: `1.5px solid ${vars.color.control}`,
  background: vars.color.surfaceSunken,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick} ${vars.motion.easeOut}`,
  selectors: {
    "&::before": {
      content: "",
      width: 23,
      height: 23,
      borderRadius: "50%",
      background: vars.color.textMuted,
      transition: `transform ${vars.motion.quick} ${vars.motion.easeOut}`,
    },
    "&:checked": { background: vars.color.accent, borderColor: vars.color.accent },
    "&:checked::before": { background: vars.color.onAccent, transform: "translateX(20px)" },
    "&:checked:dir(rtl)::before": { transform: "translateX(-20px)" },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": {
    [forced]: {
      borderColor: "ButtonText",
      selectors: {
        "&::before": { background: "ButtonText", forcedColorAdjust: "none" },
        "&:checked": { background: "Highlight", forcedColorAdjust: "none" },
        "&:checked::before": { background: "HighlightText" },
        "&:disabled": { borderColor: "GrayText" },
      },
    },
  },
});
