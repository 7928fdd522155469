import type { ColorRow } from "./token-row.ts";
import { tokenTable } from "./token-table.ts";

/** The table by group and token; rows of other kinds do not have the fields of colours. */
const rows: Readonly<Record<string, Readonly<Record<string, ColorRow>>>> = tokenTable;

/** The rows of colours by token. */
export const colorRows: Readonly<Record<string, ColorRow>> = tokenTable.color;

/** A column of the table by group and token, without the tokens and groups that have no value in it. */
export function column<Value>(read: (row: ColorRow) => Value | undefined) {
  const found: Record<string, Record<string, Value>> = {};
  for (const [group, tokens] of Object.entries(rows)) {
    for (const [token, row] of Object.entries(tokens)) {
      const value = read(row);
      if (value === undefined) continue;
      found[group] ??= {};
      found[group][token] = value;
    }
  }
  return found;
}

/** Rows that the author of a brand writes. */
export const authored = column((row) => (row.author === "brand" ? row : undefined));

/** Rows that `BrandTokens.values` may replace. */
export const replaceable = column((row) =>
  row.author === "derived" || row.author === "shared" ? row : undefined,
);
