import { primitiveStyle, restyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** The counter is below the text, not next to it. */
export const box = restyle({
  // Otherwise the hidden text of the counter would scroll.
  position: "relative",
  flexDirection: "column",
  alignItems: "stretch",
  gap: 0,
});

/** Grows with its text up to ten lines; in a browser without support it has a resize handle. */
export const textarea = primitiveStyle(
  {
    maxHeight: "calc(10lh + 20px)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    resize: "vertical",
    overflowWrap: "anywhere",
    selectors: {
      "&&": {
        flex: "none",
        paddingBlock: "10px",
        minHeight: "calc(3lh + 20px)",
        textOverflow: "clip",
        lineHeight: vars.font.lineText,
      },
    },
    "@supports": { "(field-sizing: content)": { fieldSizing: "content", resize: "none" } },
  },
  "textarea",
);

export const counter = primitiveStyle({
  alignSelf: "end",
  paddingBlockEnd: "6px",
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '&[data-state="full"]': { color: vars.color.warning, fontWeight: vars.font.weightStrong },
  },
});
