import { column } from "../tokens/columns.ts";
import type { ColorRow, TokenKind } from "../tokens/token-row.ts";

/** Rows that a file may contain: all tokens that a brand may change. */
export const changeable: Record<string, Record<string, ColorRow>> = column((row) =>
  row.author === "fixed" ? undefined : row,
);

/** The kind of a token that a file may contain: `font`, `weightStrong` → `fontWeight`. */
export function kindOf(group: string, token: string): TokenKind | undefined {
  const rows = changeable[group] ?? {};
  return Object.hasOwn(rows, token) ? rows[token]?.kind : undefined;
}
