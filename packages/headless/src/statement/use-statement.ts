import { startTransition, useState } from "react";
import { PAGE_SIZE } from "../pages/pages.rules.ts";
import { usePages } from "../pages/use-pages.ts";
import { unwrap, useSatang } from "../provider/index.ts";
import { readCurrency } from "../wallet/member-currency.ts";
import { toStatementEntry } from "./statement.rules.ts";
import type { StatementView } from "./statement.view.ts";
import { groupByDay } from "./statement-days.rules.ts";
import { readFilters, type StatementFilter } from "./statement-filter.rules.ts";

/** Key of every statement page in the query cache: invalidate it after a money operation. */
export const statementKey = ["statement"] as const;

/** Options of {@link useStatement}. */
export type UseStatementOptions = {
  /** Number of the page that is shown first. @default 1 */
  readonly defaultPage?: number | undefined;
};

/**
 * The member's statement, newest first, ten rows per page, of all rows or of those that a filter shows.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const statement = useStatement();
 * <>
 *   <ul {...statement.getListProps()}>
 *     {statement.entries.map(({ key, kind }) => <li key={key}>{kind}</li>)}
 *   </ul>
 *   <button {...statement.getNextProps()}>Next</button>
 * </>
 */
export function useStatement({ defaultPage = 1 }: UseStatementOptions = {}): StatementView {
  const scope = useSatang("useStatement");
  const [filter, setFilter] = useState<StatementFilter | null>(null);
  const {
    rows: entries,
    more,
    actions,
    ...pages
  } = usePages({
    hook: "useStatement",
    key: filter ? [...statementKey, filter] : statementKey,
    defaultPage,
    read: async (page, signal) => {
      const request = { page, limit: PAGE_SIZE, ...(filter && { filter }) };
      const reply = unwrap(await scope.client.statement.list(request, { signal }));
      const currency = await readCurrency(scope);
      return {
        rows: reply.statements.map((row, index) => toStatementEntry(row, index, currency)),
        total: reply.total,
        more: { filters: readFilters(reply.filters), days: reply.days },
      };
    },
  });
  const chooseFilter = (next: StatementFilter | null) =>
    startTransition(() => {
      setFilter(next);
      actions.changePage(1);
    });
  return {
    ...pages,
    entries,
    days: groupByDay(entries, more?.days, scope.clock.now()),
    filters: more?.filters ?? [],
    filter,
    clock: scope.clock,
    actions: { ...actions, chooseFilter },
    getFilterProps: (next) => ({
      type: "button",
      onClick: () => chooseFilter(next),
      "aria-pressed": next === filter,
    }),
  };
}
