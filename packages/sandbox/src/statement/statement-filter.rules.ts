/** The filters of the statement, as the wire has them. */
export const statementFilters = ["in", "out", "transfer", "processing"] as const;

/** Name from {@link statementFilters}. */
export type StatementFilter = (typeof statementFilters)[number];

/** Values of a row that decide which filters show it. */
export type FilteredRow = {
  readonly type: string;
  readonly status: string;
};

/** The types of the rows that a filter shows; `null` when it shows rows by their status. */
export const typesOf: Readonly<Record<StatementFilter, readonly string[] | null>> = {
  in: ["deposit", "bonus"],
  out: ["withdraw"],
  transfer: ["transfer"],
  processing: null,
};

/** Whether a filter shows a row. */
export const isShown = (filter: StatementFilter, { type, status }: FilteredRow): boolean =>
  typesOf[filter]?.includes(type) ?? status === "PROCESSING";

/** Each filter with the number of its rows. */
export const countFilters = (groups: readonly (FilteredRow & { readonly rows: number })[]) =>
  statementFilters.map((filter) => ({
    filter,
    total: groups
      .filter((group) => isShown(filter, group))
      .reduce((sum, { rows }) => sum + rows, 0),
  }));
