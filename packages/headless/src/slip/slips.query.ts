import type { QueryClient } from "@tanstack/react-query";
import { knownPageCount, PAGE_SIZE } from "../pages/pages.rules.ts";
import type { SatangScope } from "../provider/scope.ts";
import { unwrap } from "../queries/unwrap.ts";
import { readCurrency } from "../wallet/member-currency.ts";
import { type SlipEntry, slipsKey, toSlipEntry } from "./slip.rules.ts";

/** A page of slips, as the query cache keeps it. */
export type SlipsPage = {
  readonly entries: readonly SlipEntry[];
  readonly pageCount: number;
  /** Server time of the reading, ms. */
  readonly readAt: number;
};

/** Reads one page of slips. */
export const slipsQuery = (scope: SatangScope, page: number) => ({
  queryKey: [...slipsKey, page],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SlipsPage> => {
    const reply = unwrap(
      await scope.client.statement.slips({ page, limit: PAGE_SIZE }, { signal }),
    );
    const currency = await readCurrency(scope);
    return {
      entries: reply.slips.map((row, index) => toSlipEntry(row, index, currency)),
      pageCount: knownPageCount(reply.total ?? null, page, reply.slips.length),
      readAt: scope.clock.now(),
    };
  },
});

/** The references of all slips that were read so far. */
export const listedReferences = (queryClient: QueryClient): readonly string[] =>
  queryClient
    .getQueriesData<SlipsPage>({ queryKey: slipsKey })
    .flatMap(([, page]) => page?.entries ?? [])
    .flatMap(({ reference }) => reference ?? []);
