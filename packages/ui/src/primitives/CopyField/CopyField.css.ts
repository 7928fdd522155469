import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const box = primitiveStyle(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "end",
    gap: "4px 12px",
    paddingBlock: "10px 6px",
    paddingInline: "16px 10px",
    borderRadius: vars.radius.button,
    background: vars.color.surfaceSunken,
    "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
  },
  "copy-field",
);

/** Keeps its width until the button moves below. */
export const words = primitiveStyle({ flex: "1 1 8.8rem", minWidth: 0 });

export const label = primitiveStyle({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
});

export const text = primitiveStyle({
  display: "block",
  fontSize: vars.font.sizeLead,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.font.lineTight,
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const outcome = primitiveStyle({
  flex: "1 1 100%",
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
  color: vars.color.positive,
  overflowWrap: "anywhere",
});

export const failed = primitiveStyle({ color: vars.color.critical });
