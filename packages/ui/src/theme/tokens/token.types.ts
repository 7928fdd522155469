import type { TokenAuthor } from "./token-row.ts";
import type { tokenTable } from "./token-table.ts";

/** The types of the rows. */
export type TokenTable = typeof tokenTable;

type Table = TokenTable;

/** Names of a group's tokens that match a row. */
type Names<Group extends keyof Table, Row> = {
  [Token in keyof Table[Group]]: Table[Group][Token] extends Row ? Token : never;
}[keyof Table[Group]];

type RowsOf<Group extends keyof Table, Row> = Pick<Table[Group], Names<Group, Row>>;

/** A group of tokens: `color`, `space`, … */
export type TokenGroup = keyof Table;

/**
 * Rows of a group by the author of the value. Types made from them keep the comments of the table.
 */
export type RowsBy<Group extends TokenGroup, Author extends TokenAuthor> = RowsOf<
  Group,
  { author: Author }
>;

/** Rows of colours that a brand's author may leave out. */
export type OptionalColors = RowsOf<"color", { optional: true }>;

/** Rows of a group that are CSS variables. */
export type VariableRows<Group extends TokenGroup> = Omit<
  Table[Group],
  Names<Group, { variable: false }>
>;

/** A colour that is a CSS variable. */
export type ColorToken = keyof VariableRows<"color">;

/** A colour that is computed from the author's colours. */
export type DerivedColor = keyof RowsBy<"color", "derived">;
