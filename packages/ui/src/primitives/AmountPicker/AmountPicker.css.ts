import { createVar, fallbackVar } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { forced, forcedChosen } from "../shared/media.ts";
import { primitiveStyle } from "../shared/primitive-style.ts";

const GAP = 6;
const each = createVar();

/**
 * All in one row where `count` of them have room, else `columns` a row: below that width the first term is larger
 * than any share, above it smaller than none.
 */
const rowOf = (count: number, columns: number) =>
  primitiveStyle({
    vars: {
      [each]: `clamp(0px, (${count} * 3.5rem + ${(count - 1) * GAP}px - 100%) * 999, (100% - ${(columns - 1) * GAP}px) / ${columns} - 1px)`,
    },
  });

/** How four to eight amounts break into two rows on the narrowest screens, none of them with one alone. */
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
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  "amount-picker",
);

export const amount = primitiveStyle({
  // Never narrower than its words, however large a member has made them: they go below instead.
  flex: `1 1 max(${vars.size.touch}, ${fallbackVar(each, "0px")})`,
  minHeight: vars.size.touch,
  padding: "6px 2px",
  borderRadius: vars.radius.medium,
  border: `1.5px solid ${vars.color.control}`,
  background: "transparent",
  color: vars.color.text,
  fontWeight: vars.font.weightStrong,
  fontSize: vars.font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover:not([aria-pressed=true], :disabled)": { background: vars.color.surfaceSunken },
    "&[aria-pressed=true]": {
      background: vars.color.accentSoft,
      // The line says it where the eye cannot part the two grounds: 3:1, which an accent need not have.
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
