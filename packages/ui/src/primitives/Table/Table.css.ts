import { magnified } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, space } = vars;

/** The text of the outer columns is aligned with the ends of the lines between the rows. */
const flush = {
  "&:first-child": { paddingInlineStart: 0 },
  "&:last-child": { paddingInlineEnd: 0 },
};

/** The cells of a row are one below the other; the headers would then name nothing, and are only announced. */
const stacked = { "@media": { [magnified]: { display: "block", width: "auto" } } };
const hiddenWhereStacked = {
  "@media": {
    [magnified]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
} as const;

export const body = primitiveStyle(stacked);
export const headers = primitiveStyle(hiddenWhereStacked);

export const table = primitiveStyle({
  ...stacked,
  width: "100%",
  borderCollapse: "collapse",
  fontSize: font.sizeBody,
});

export const caption = primitiveStyle({
  padding: `0 0 ${space[2]}`,
  textAlign: "start",
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
});

export const head = primitiveStyle({
  padding: `${space[2]} ${space[2]}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
  verticalAlign: "bottom",
  selectors: flush,
});

export const row = primitiveStyle({
  "@media": { [magnified]: { display: "block", paddingBlock: space[3] } },
  selectors: { "&:not(:last-child)": { borderBottom: `1px solid ${color.line}` } },
});

export const cell = primitiveStyle({
  padding: `${space[3]} ${space[2]}`,
  fontWeight: font.weightRegular,
  verticalAlign: "top",
  overflowWrap: "anywhere",
  selectors: flush,
  "@media": { [magnified]: { display: "block", padding: 0 } },
});

/** With wide amounts next to it, the table overflows before a name breaks into single letters. */
export const rowHead = primitiveStyle({ minWidth: "4.5em", fontWeight: font.weightMedium });

export const empty = primitiveStyle({
  padding: `${space[5]} ${space[2]}`,
  color: color.textMuted,
  textAlign: "center",
});

export const kinds = {
  text: primitiveStyle({ textAlign: "start" }),
  money: primitiveStyle({
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "normal",
    whiteSpace: "nowrap",
    width: "1%",
    "@media": { [magnified]: { textAlign: "start", width: "auto" } },
  }),
  status: primitiveStyle({ textAlign: "start", whiteSpace: "nowrap", width: "1%" }),
};
