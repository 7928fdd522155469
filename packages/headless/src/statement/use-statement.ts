import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap, useSatang } from "../provider/index.ts";
import { readCurrency } from "../wallet/member-currency.ts";
import { statementPageSize, statementPages, toStatementEntry } from "./statement.rules.ts";
import type { StatementView } from "./statement.view.ts";

/** Key of every statement page in the query cache: invalidate it after a money operation. */
export const statementKey = ["statement"] as const;

/** Options of {@link useStatement}. */
export type UseStatementOptions = {
  /** Number of the page that is shown first. @default 1 */
  readonly defaultPage?: number | undefined;
};

/** One page in the query cache. While another page is read, the previous page stays. */
function useStatementPage(page: number) {
  const scope = useSatang("useStatement");
  const { client, queryClient } = scope;
  return useQuery(
    {
      queryKey: [...statementKey, page],
      queryFn: async ({ signal }) => {
        const reply = unwrap(
          await client.statement.list({ page, limit: statementPageSize }, { signal }),
        );
        const currency = await readCurrency(scope);
        return {
          entries: reply.statements.map((row, index) => toStatementEntry(row, index, currency)),
          pageCount: statementPages(reply.total),
        };
      },
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/**
 * The member's statement, newest first, ten rows per page.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const statement = useStatement();
 * <ul {...statement.getListProps()}>
 *   {statement.entries.map(({ key, kind }) => <li key={key}>{kind}</li>)}
 * </ul>
 * <button {...statement.getNextProps()}>Next</button>
 */
export function useStatement({ defaultPage = 1 }: UseStatementOptions = {}): StatementView {
  const { clock } = useSatang("useStatement");
  const [page, changePage] = useState(defaultPage);
  const { data, error, isFetching, isPlaceholderData, refetch } = useStatementPage(page);
  const entries = data?.entries ?? [];
  const retry = () => void refetch();
  const stateOf = (): StatementView["state"] => {
    if (error) return "readFailed";
    if (!data) return "loading";
    return entries.length === 0 ? "empty" : "ready";
  };
  const pageProps = (number: number) =>
    ({ type: "button", onClick: () => changePage(number) }) as const;
  return {
    state: stateOf(),
    entries,
    page,
    pageCount: data?.pageCount ?? null,
    isReading: isFetching,
    isPageChanging: isPlaceholderData,
    readFailure: error,
    clock,
    actions: { changePage, retry },
    getListProps: () => ({ "aria-busy": isPlaceholderData || undefined }),
    getRetryProps: () => ({
      type: "button",
      onClick: retry,
      "aria-disabled": isFetching || undefined,
    }),
    getPreviousProps: () => ({ ...pageProps(page - 1), disabled: page <= 1 }),
    getNextProps: () => ({ ...pageProps(page + 1), disabled: page >= (data?.pageCount ?? page) }),
    getPageProps: (number) => ({
      ...pageProps(number),
      "aria-current": number === page ? "page" : undefined,
    }),
  };
}
