import { createVar, fallbackVar } from "@vanilla-extract/css";
import { forced, forcedChosen } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const GAP = 6;
const each = createVar();

const share = (columns: number) => `(100% - ${(columns - 1) * GAP}px) / ${columns} - 1px`;

/**
 * A very large length when `count` amounts of a width do not fit in a row, otherwise a negative
 * one.
 */
const unless = (count: number, width: string) =>
  `(${count} * ${width} + ${(count - 1) * GAP}px - 100%) * 999`;

/**
 * All in one row when `count` of them fit, otherwise `columns` per row, otherwise two. The widths
 * depend on the text, so that larger text breaks the rows earlier.
 */
const rowOf = (count: number, columns: number) =>
  primitiveStyle({
    vars: {
      [each]: `clamp(0px, ${unless(count, "3.75em")}, max(${share(columns)}, min(${share(2)}, ${unless(columns, "3.35em")})))`,
    },
  });

/** The rows of four to eight amounts on the narrowest screens, none with a single amount. */
export const rows: Readonly<Record<number, string>> = {
  4: rowOf(4, 2),
  5: rowOf(5, 3),
  6: rowOf(6, 3),
  7: rowOf(7, 4),
  8: rowOf(8, 4),
};

export const picker = primitiveStyle(
  {
    display: "flex",
    flexWrap: "wrap",
    gap: GAP,
    fontSize: vars.font.sizeBody,
  },
  "amount-picker",
);

export const amount = primitiveStyle({
  // Never narrower than its text, at any text size: it moves to the next row instead.
  flex: `1 1 max(${vars.size.touch}, ${fallbackVar(each, "0px")})`,
  minHeight: vars.size.touch,
  padding: "6px 0",
  borderRadius: vars.radius.medium,
  border: `1.5px solid ${vars.color.control}`,
  background: "transparent",
  color: vars.color.text,
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover:not([aria-pressed=true], :disabled)": { background: vars.color.surfaceSunken },
    "&[aria-pressed=true]": {
      background: vars.color.accentSoft,
      // The line marks the choice when the two grounds look alike: it has 3:1, which an accent may
      // not have.
      borderColor: vars.color.accentText,
      color: vars.color.accentText,
    },
    "&:disabled": {
      borderColor: vars.color.line,
      color: vars.color.textMuted,
      cursor: "not-allowed",
    },
  },
  "@media": {
    [forced]: { selectors: { "&[aria-pressed=true]:enabled": forcedChosen } },
  },
});
