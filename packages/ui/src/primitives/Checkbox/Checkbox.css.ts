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
    fontSize: vars.font.sizeBody,
    lineHeight: vars.font.lineText,
    color: vars.color.text,
    cursor: "pointer",
    "@media": { [forced]: { selectors: { "&:has(:disabled)": { color: "GrayText" } } } },
  },
  "checkbox",
);

/**
 * The outline of `CheckIcon` at 15 px. A shape of its own: an element for the tick of each box was a
 * tenth of a change of theme, and a picture in a style sheet needs `data:` in a partner's policy.
 */
const tick =
  'path("M12.08 3.33a.594.594 0 0 1 .84.84L6.045 11.045a.594.594 0 0 1-.84 0L2.08 7.92a.594.594 0 0 1 .84-.84L5.625 9.785Z")';

export const input = primitiveStyle({
  display: "grid",
  placeContent: "center",
  flex: "none",
  appearance: "none",
  width: 24,
  height: 24,
  borderRadius: 8,
  border: `1.5px solid ${vars.color.control}`,
  cursor: "inherit",
  selectors: {
    "&:hover:enabled": { borderColor: vars.color.accentText },
    "&:checked": { background: vars.color.accent, borderColor: vars.color.accent },
    "&:checked::before": {
      content: "",
      width: 15,
      height: 15,
      background: vars.color.onAccent,
      clipPath: tick,
    },
    "&[aria-invalid=true]:not(:checked)": { borderColor: vars.color.critical },
    "&:disabled": { opacity: 0.5 },
  },
  "@media": {
    [forced]: {
      appearance: "auto",
      selectors: { "&:checked::before": { content: "none" } },
    },
  },
});

export const words = primitiveStyle({ minWidth: 0, overflowWrap: "anywhere" });

/** Below the label, not below the box. */
export const notes = primitiveStyle({ display: "grid", gap: 4, paddingInlineStart: 34 });
