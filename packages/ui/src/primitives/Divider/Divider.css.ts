import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, space } = vars;

const line = `1px solid ${color.line}`;

export const plain = {
  horizontal: primitiveStyle({ width: "100%", height: 0, margin: 0, border: 0, borderTop: line }),
  vertical: primitiveStyle({
    alignSelf: "stretch",
    flex: "none",
    width: 0,
    height: "auto",
    minHeight: "1lh",
    margin: 0,
    border: 0,
    borderInlineStart: line,
  }),
};

export const labelled = primitiveStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
  textAlign: "center",
  overflowWrap: "anywhere",
});

const ends = (rule: Record<string, unknown>) => ({
  selectors: { "&::before, &::after": { content: "", flex: "1 0 16px", ...rule } },
});

export const directions = {
  horizontal: primitiveStyle({ width: "100%", ...ends({ borderTop: line }) }),
  vertical: primitiveStyle({
    flexDirection: "column",
    alignSelf: "stretch",
    ...ends({ borderInlineStart: line }),
  }),
};
