import type { StatementReply } from "./statement.rules.ts";

/** The filters of the statement: what is in progress, deposits and bonuses, withdrawals, and transfers. */
export const statementFilters = ["processing", "in", "out", "transfer"] as const;

export type StatementFilter = (typeof statementFilters)[number];

/** A filter that the service offers. */
export type StatementFilterOption = {
  readonly filter: StatementFilter;
  /** Number of its rows. */
  readonly total: number;
};

/** The filters that a reply offers and that have a name here, in our order; none when the service has no filters. */
export const readFilters = (offered: StatementReply["filters"]): readonly StatementFilterOption[] =>
  statementFilters.flatMap((filter) => {
    const found = offered?.find((one) => one.filter === filter);
    return found ? [{ filter, total: found.total }] : [];
  });
