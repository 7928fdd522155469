import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { unwrap, useSatang } from "../provider/index.ts";
import { statementPageSize, statementPages, toStatementView } from "./statement.rules.ts";

/** Key of every statement page in the query cache: invalidate it after money moved. */
export const statementKey = ["statement"] as const;

/**
 * A page of what happened to the member's money, newest first, ten rows each.
 * While another page loads the one before stays, with `isPlaceholderData`.
 * @param page First page is 1.
 * @throws Error outside `SatangProvider`.
 */
export function useStatement(page: number) {
  const { client, queryClient } = useSatang("useStatement");
  return useQuery(
    {
      queryKey: [...statementKey, page],
      queryFn: async ({ signal }) => {
        const reply = unwrap(
          await client.statement.list({ page, limit: statementPageSize }, { signal }),
        );
        return { rows: reply.statements.map(toStatementView), pages: statementPages(reply.total) };
      },
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}
