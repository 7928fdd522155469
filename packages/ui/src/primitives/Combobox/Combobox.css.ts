import { keyframes } from "@vanilla-extract/css";
import { forced } from "../../styles/media.ts";
import { primitiveStyle, restyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const box = restyle({ paddingInlineEnd: 1 });

export const start = primitiveStyle({ display: "flex", flex: "none" });

export const input = primitiveStyle({ textOverflow: "ellipsis" });

export const toggle = primitiveStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  marginInlineStart: -10,
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.color.textMuted,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-state="open"]': { transform: "rotate(180deg)" },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const list = primitiveStyle(
  {
    position: "fixed",
    inset: "auto",
    zIndex: vars.z.overlay,
    margin: 0,
    padding: 6,
    overflowY: "auto",
    overscrollBehavior: "contain",
    scrollPadding: 6,
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.font.sizeBody,
    lineHeight: vars.font.lineText,
    animation: `${appear} ${vars.motion.quick} ${vars.motion.easeOut}`,
    "@media": { [forced]: { border: "2px solid CanvasText" } },
  },
  "combobox-list",
);

const row = {
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: vars.size.touch,
  padding: "6px 10px",
  borderRadius: vars.radius.small,
} as const;

export const option = primitiveStyle({
  ...row,
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    '&[data-state="active"]': { background: vars.color.accentSoft, color: vars.color.accentText },
    "&[aria-disabled]": { color: vars.color.textMuted, opacity: 0.6, cursor: "not-allowed" },
    "&:focus-visible": { outline: "none" },
  },
  "@media": {
    [forced]: {
      selectors: {
        '&[data-state="active"]': { outline: "2px solid Highlight", outlineOffset: -2 },
      },
    },
  },
});

export const name = primitiveStyle({
  flex: 1,
  minWidth: 0,
  fontWeight: vars.font.weightMedium,
  overflowWrap: "anywhere",
});

export const check = primitiveStyle({
  flex: "none",
  color: vars.color.accentText,
  visibility: "hidden",
  selectors: { "[aria-selected=true] > &": { visibility: "visible" } },
});

export const none = primitiveStyle({
  ...row,
  justifyContent: "center",
  color: vars.color.textMuted,
});
