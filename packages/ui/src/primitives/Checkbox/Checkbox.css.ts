import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const row = primitiveStyle(
  {
    display: "flex",
    alignItems: "center",
    gap: 10,
    minHeight: vars.size.touch,
    paddingBlock: "6px",
    fontSize: `calc(${vars.font.sizeBody} * 0.9375)`,
    lineHeight: vars.font.lineText,
    color: vars.color.text,
    cursor: "pointer",
    "@media": { [forced]: { selectors: { "&:has(:disabled)": { color: "GrayText" } } } },
  },
  "checkbox",
);

export const control = primitiveStyle({
  position: "relative",
  display: "grid",
  flex: "none",
  width: 24,
  height: 24,
});

export const input = primitiveStyle({
  gridArea: "1 / 1",
  appearance: "none",
  width: 24,
  height: 24,
  borderRadius: 8,
  border: `1.5px solid ${vars.color.control}`,
  cursor: "inherit",
  selectors: {
    "&:hover:enabled": { borderColor: vars.color.accentText },
    "&:checked": { background: vars.color.accent, borderColor: vars.color.accent },
    "&[aria-invalid=true]:not(:checked)": { borderColor: vars.color.critical },
    "&:disabled": { opacity: 0.5 },
  },
  "@media": {
    [forced]: {
      appearance: "auto",
    },
  },
});

export const check = primitiveStyle({
  // A disabled box has opacity, and would be rendered above it.
  position: "relative",
  gridArea: "1 / 1",
  placeSelf: "center",
  color: vars.color.onAccent,
  pointerEvents: "none",
  // Not `visibility`: a change of theme computes the styles of every element with a box, and most
  // ticks are hidden.
  display: "none",
  selectors: { ":checked + &": { display: "block" } },
  "@media": { [forced]: { selectors: { ":checked + &": { display: "none" } } } },
});

export const words = primitiveStyle({ minWidth: 0, overflowWrap: "anywhere" });

/** Below the label, not below the box. */
export const notes = primitiveStyle({ display: "grid", gap: 4, paddingInlineStart: 34 });
