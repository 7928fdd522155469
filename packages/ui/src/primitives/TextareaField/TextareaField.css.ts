import { primitiveStyle, restyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** The counter stands below the text, not beside it. */
export const box = restyle({
  // Or what its counter says aloud would scroll by itself.
  position: "relative",
  flexDirection: "column",
  alignItems: "stretch",
  gap: 0,
});

/** Grows with its text up to ten lines; where the browser cannot, it has a handle to pull. */
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
  fontSize: vars.font.sizeCaption,
  lineHeight: vars.font.lineText,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '&[data-state="full"]': { color: vars.color.warning, fontWeight: vars.font.weightStrong },
  },
});
