import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const options = {
  plain: primitiveStyle({ display: "grid", minWidth: 0 }),
  card: primitiveStyle({ display: "grid", gap: vars.space[2], minWidth: 0 }),
};

const row = {
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  minHeight: vars.size.touch,
  color: vars.color.text,
  lineHeight: vars.font.lineText,
  cursor: "pointer",
  touchAction: "manipulation",
} as const;

const off = { "&:has(:disabled)": { color: vars.color.textMuted, cursor: "not-allowed" } };
const forcedOff = { "&:has(:disabled)": { color: "GrayText" } };

export const rows = {
  plain: primitiveStyle(
    {
      ...row,
      paddingBlock: "6px",
      selectors: off,
      "@media": { [forced]: { selectors: forcedOff } },
    },
    "radio",
  ),
  card: primitiveStyle(
    {
      ...row,
      minHeight: vars.size.control,
      padding: "10px 14px",
      borderRadius: vars.radius.control,
      border: `1.5px solid ${vars.color.control}`,
      background: vars.color.surface,
      selectors: {
        "&:has(:disabled)": { ...off["&:has(:disabled)"], borderColor: vars.color.line },
        '&[data-state="on"]': {
          borderColor: vars.color.accent,
          background: vars.color.accentSoft,
        },
        "[aria-invalid=true] &": { borderColor: vars.color.critical },
        "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
      },
      "@media": {
        "(hover: hover)": {
          selectors: { "&:hover:not(:has(:disabled))": { borderColor: vars.color.accent } },
        },
        [forced]: {
          selectors: {
            ...forcedOff,
            '&[data-state="on"]': { outline: "2px solid Highlight", outlineOffset: -2 },
            "&:has(:focus-visible)": { outline: "3px solid Highlight", outlineOffset: 2 },
          },
        },
      },
    },
    "radio-card",
  ),
};

/** A ring with its dot; in forced colours the native one. */
export const radio = primitiveStyle({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  borderRadius: "50%",
  border: `1.5px solid ${vars.color.control}`,
  background: vars.color.surface,
  cursor: "inherit",
  selectors: {
    "&::before": { content: "", width: 10, height: 10, borderRadius: "50%" },
    "&:checked": { background: vars.color.accent, borderColor: vars.color.accent },
    "&:checked::before": { background: vars.color.onAccent },
    "[aria-invalid=true] &": { borderColor: vars.color.critical },
    "&:disabled": { opacity: 0.5 },
  },
  "@media": { [forced]: { appearance: "auto" } },
});

/** In a card, the card shows the focus. */
export const radioInCard = primitiveStyle({
  selectors: { "&:focus-visible": { outline: "none" } },
});

export const words = primitiveStyle({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const name = primitiveStyle({
  display: "block",
  fontSize: vars.font.sizeBody,
  fontWeight: vars.font.weightMedium,
});

export const description = primitiveStyle({
  display: "block",
  fontSize: vars.font.sizeSmall,
  color: vars.color.textMuted,
  // Muted text has too little contrast on the soft accent of a chosen card.
  selectors: { '[data-state="on"] &': { color: "inherit" } },
  "@media": { [forced]: { color: "inherit" } },
});

export const slot = primitiveStyle({ display: "flex", flex: "none", maxWidth: "50%" });
