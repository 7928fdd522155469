import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const markup = primitiveStyle(
  { minWidth: 0, lineHeight: font.lineText, overflowWrap: "anywhere" },
  "safe-markup",
);

/** Space between blocks. */
export const block = primitiveStyle({
  marginBlock: `0 ${space[3]}`,
  selectors: { "&:last-child": { marginBlockEnd: 0 } },
});

export const heading = primitiveStyle({
  marginBlock: `${space[4]} ${space[2]}`,
  fontWeight: font.weightStrong,
  fontSize: font.sizeBody,
  lineHeight: font.lineTight,
  selectors: { "&:first-child": { marginBlockStart: 0 } },
});

export const headingLead = primitiveStyle({ fontSize: font.sizeLead });

export const bullets = primitiveStyle({ paddingInlineStart: "1.4em", listStyle: "disc" });

export const numbers = primitiveStyle({ paddingInlineStart: "1.8em", listStyle: "decimal" });

export const item = primitiveStyle({
  selectors: {
    "&::marker": { color: color.textMuted },
    "&:not(:last-child)": { marginBlockEnd: space[1] },
  },
});

export const term = primitiveStyle({ fontWeight: font.weightStrong });

export const description = primitiveStyle({
  margin: `0 0 ${space[2]}`,
  paddingInlineStart: space[3],
});

export const quote = primitiveStyle({
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.accentLine}`,
  color: color.textMuted,
});

export const rule = primitiveStyle({
  height: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.line}`,
});

/** Monospaced fonts of devices have no Thai and no Lao glyphs. */
export const code = primitiveStyle({ fontFamily: "inherit" });

export const plain = primitiveStyle({
  whiteSpace: "pre-wrap",
  fontFamily: "inherit",
  fontSize: font.sizeSmall,
});

export const small = primitiveStyle({ fontSize: font.sizeSmall });

/** Superscript and subscript must not increase the line height. */
export const script = primitiveStyle({ fontSize: font.sizeCaption, lineHeight: 0 });

export const mark = primitiveStyle({
  paddingInline: "0.15em",
  borderRadius: radius.small,
  background: color.accentSoft,
  color: color.accentText,
});

export const link = primitiveStyle({
  position: "relative",
  borderRadius: radius.small,
  color: color.accentText,
  // Low vowels of Thai and Lao do not touch the underline.
  textUnderlineOffset: "0.28em",
  textDecorationThickness: "1px",
});

export const picture = primitiveStyle({
  display: "inline-block",
  maxWidth: "100%",
  height: "auto",
  borderRadius: radius.medium,
  verticalAlign: "middle",
});

export const caption = primitiveStyle({
  paddingBlock: space[1],
  color: color.textMuted,
  fontSize: font.sizeSmall,
  textAlign: "start",
});

export const table = primitiveStyle({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: font.sizeSmall,
});

export const cell = primitiveStyle({
  padding: `${space[2]} ${space[1]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: font.weightRegular,
  textAlign: "start",
  verticalAlign: "top",
});

export const head = primitiveStyle({ fontWeight: font.weightStrong });
