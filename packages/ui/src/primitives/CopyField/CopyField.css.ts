import { vars } from "../../theme/contract.css.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

export const box = primitiveStyle(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: 12,
    padding: "10px 10px 10px 16px",
    borderRadius: vars.radius.button,
    background: vars.color.surfaceSunken,
    "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
  },
  "copy-field",
);

export const label = primitiveStyle({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.font.sizeCaption,
  lineHeight: vars.font.lineText,
});

export const text = primitiveStyle({
  display: "block",
  fontSize: "1.1875rem",
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.font.lineTight,
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const outcome = primitiveStyle({
  gridColumn: "1 / -1",
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
  color: vars.color.positive,
  overflowWrap: "anywhere",
  selectors: { "&:empty": { display: "contents" } },
});

export const failed = primitiveStyle({ color: vars.color.critical });
