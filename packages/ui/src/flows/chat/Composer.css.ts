import { flowStyle } from "../../styles/flow-style.ts";
import { forced } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;
const HEIGHT = 48;

export const composer = flowStyle({
  flex: "none",
  display: "grid",
  gap: space[2],
  padding: `10px 10px max(10px, env(safe-area-inset-bottom, 0px)) 6px`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
});

export const bar = flowStyle({ display: "flex", alignItems: "flex-end", gap: space[1] });

export const field = flowStyle({
  flex: 1,
  minWidth: 0,
  boxSizing: "border-box",
  // Grows with its text; browsers without it show one line that scrolls.
  fieldSizing: "content",
  minHeight: HEIGHT,
  maxHeight: "min(9.5rem, 30vh)",
  padding: "11px 16px",
  resize: "none",
  border: `1.5px solid ${color.control}`,
  borderRadius: HEIGHT / 2,
  background: color.surface,
  color: color.text,
  font: "inherit",
  // Smaller text makes phones zoom in on the field.
  fontSize: font.sizeLead,
  lineHeight: 1.5,
  selectors: {
    "&::placeholder": { color: color.textMuted, opacity: 1 },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
    '&[aria-invalid="true"]': { borderColor: color.critical },
  },
});

export const send = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: HEIGHT,
  height: HEIGHT,
  marginInlineStart: 6,
  padding: 0,
  border: "1px solid transparent",
  borderRadius: radius.full,
  background: color.accent,
  color: color.onAccent,
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover:not([aria-disabled])": { background: color.accentHover },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: "default" },
  },
  "@media": {
    [forced]: {
      selectors: {
        '&[aria-disabled="true"]': {
          background: "ButtonFace",
          borderColor: "GrayText",
          color: "GrayText",
          opacity: 1,
        },
      },
    },
  },
});

const count = {
  margin: "0 6px",
  fontSize: font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
} as const;

export const counter = flowStyle({ ...count, color: color.textMuted });
export const counterOver = flowStyle({ ...count, color: color.critical });

const PREVIEW = 72;

export const picked = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  marginInlineStart: 6,
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: 20,
  background: color.surfaceSunken,
});

export const pickedPicture = flowStyle({
  display: "block",
  width: PREVIEW,
  height: PREVIEW,
  borderRadius: 14,
  objectFit: "cover",
});

export const noPicture = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: PREVIEW,
  height: PREVIEW,
  borderRadius: 14,
  background: color.surface,
  color: color.textMuted,
});

export const pickedWords = flowStyle({ flex: 1, minWidth: 0, display: "grid" });

export const pickedName = flowStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const pickedSize = flowStyle({ color: color.textMuted, fontSize: font.sizeSmall });
