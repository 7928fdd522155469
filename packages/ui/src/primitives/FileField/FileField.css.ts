import { forced } from "../../styles/media.ts";
import { primitiveStyle, restyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const area = primitiveStyle(
  {
    position: "relative",
    display: "grid",
    gap: 10,
    minWidth: 0,
    minHeight: 64,
    padding: 14,
    borderRadius: vars.radius.control,
    border: `1.5px dashed ${vars.color.control}`,
    background: vars.color.surfaceSunken,
    color: vars.color.text,
    lineHeight: vars.font.lineText,
    selectors: {
      '&[data-state="filled"]': { borderStyle: "solid" },
      '&[data-state="over"]': {
        borderColor: vars.color.accentText,
        background: vars.color.accentSoft,
      },
      "&:has([aria-invalid=true])": { borderColor: vars.color.critical },
      "&:has(input:focus-visible)": {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 4px ${vars.color.focusGlow}`,
      },
      "&:has(input:disabled)": { borderColor: vars.color.line, color: vars.color.textMuted },
    },
    "@media": {
      "(hover: hover)": {
        selectors: { "&:has(input:enabled:hover)": { borderColor: vars.color.accentText } },
      },
      [forced]: {
        selectors: {
          '&[data-state="over"], &:has(input:focus-visible)': {
            outline: "2px solid Highlight",
            outlineOffset: 2,
          },
          "&:has(input:disabled)": { borderColor: "GrayText", color: "GrayText" },
        },
      },
    },
  },
  "file",
);

/**
 * The native input covers the whole area; its own texts, which are the browser's, are not visible.
 */
export const input = primitiveStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  selectors: {
    "&:disabled": { cursor: "not-allowed" },
    "&::file-selector-button": { cursor: "inherit" },
  },
});

export const ask = primitiveStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  fontSize: vars.font.sizeBody,
});

/** Centred when it is alone in the area. */
export const askAlone = primitiveStyle({
  justifyContent: "center",
  paddingBlock: "8px",
  fontSize: vars.font.sizeLead,
});

export const badge = primitiveStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: vars.radius.medium,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  selectors: {
    "input:disabled ~ * &": { background: vars.color.surface, color: vars.color.textMuted },
  },
  "@media": {
    [forced]: {
      border: "1px solid CanvasText",
      selectors: { "input:disabled ~ * &": { borderColor: "GrayText", color: "GrayText" } },
    },
  },
});

export const words = primitiveStyle({ display: "grid", minWidth: 0 });

export const action = primitiveStyle({
  color: vars.color.accentText,
  fontWeight: vars.font.weightStrong,
  selectors: { "input:disabled ~ * &": { color: vars.color.textMuted } },
  "@media": { [forced]: { selectors: { "input:disabled ~ * &": { color: "GrayText" } } } },
});

/** Only on devices with a mouse. */
export const orDrop = primitiveStyle({
  display: "none",
  fontSize: vars.font.sizeSmall,
  color: vars.color.textMuted,
  "@media": {
    "(hover: hover) and (pointer: fine)": { display: "block" },
    [forced]: { color: "inherit" },
  },
});

const held = { display: "flex", alignItems: "center", gap: 12, minWidth: 0 } as const;

export const chosen = {
  small: primitiveStyle({ ...held, paddingInlineEnd: 44 }),
  large: primitiveStyle({ ...held, flexDirection: "column", alignItems: "stretch" }),
};

export const pictures = {
  small: primitiveStyle({
    flex: "none",
    width: 64,
    height: 64,
    objectFit: "cover",
    borderRadius: vars.radius.small,
    background: vars.color.surface,
  }),
  large: primitiveStyle({
    width: "100%",
    maxHeight: 320,
    objectFit: "contain",
    borderRadius: vars.radius.small,
    background: vars.color.surface,
  }),
};

export const name = primitiveStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  // Clipped at its edge, with the line height for the script of the file name.
  paddingBlock: 2,
  marginBlock: -2,
  fontWeight: vars.font.weightMedium,
  overflowWrap: "anywhere",
});

export const hint = primitiveStyle({
  fontSize: vars.font.sizeSmall,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [forced]: { color: "inherit" } },
});

/** Above the input that covers the area, and visible on a large picture. */
export const remove = restyle({
  position: "absolute",
  insetBlockStart: 8,
  insetInlineEnd: 8,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
});
