import type { Currency, Failure } from "@satang/core";
import { type PlaySums, sumPlay } from "@satang/machines/protection";
import { useQuery } from "@tanstack/react-query";
import { unwrap } from "../provider/index.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useCurrency, useMember } from "../wallet/index.ts";
import { ownedBy } from "../wallet/wallet.rules.ts";
import { readRowsSince } from "./play-rows.ts";
import { readKeptBaseline } from "./play-time-store.ts";

/** View that {@link usePlaySums} returns. */
export type PlaySumsView = {
  /**
   * - `loading`: the statement is being read
   * - `readFailed`: it could not be read
   * - `incomplete`: what was read may not be all: there are no sums
   * - `ready`: `sums` are whole
   */
  readonly state: "loading" | "readFailed" | "incomplete" | "ready";
  /** In hundredths of `currency`; `null` unless `ready`. */
  readonly sums: PlaySums | null;
  /** The member's currency. */
  readonly currency: Currency;
  readonly readFailure: Failure | null;
  readonly actions: { readonly retry: () => void };
};

/**
 * Sums that the member deposited, and won or lost, since a moment: read when a view shows them.
 * @param since start of the session, server time in ms; `null` reads nothing
 * @throws Error outside `SatangProvider`.
 */
export function usePlaySums(since: number | null): PlaySumsView {
  const scope = useSatang("usePlaySums");
  const currency = useCurrency();
  const { id } = useMember() ?? {};
  const { data, error, refetch } = useQuery<PlaySums | null, Failure>(
    {
      queryKey: ["statement", "play", since, id],
      enabled: since !== null && id !== undefined,
      queryFn: async ({ signal }) => {
        const startedAt = since ?? 0;
        const wallet = unwrap(await scope.client.wallet.get({ signal }));
        const rows = unwrap(await readRowsSince(scope, startedAt, { signal }));
        if (rows === null) return null;
        const baseline = readKeptBaseline(scope, id ?? "", startedAt);
        return sumPlay({ rows, startedAt, baseline, total: ownedBy(wallet) });
      },
    },
    scope.queryClient,
  );
  const stateOf = (): PlaySumsView["state"] => {
    if (data === undefined) return error ? "readFailed" : "loading";
    return data === null ? "incomplete" : "ready";
  };
  return {
    state: stateOf(),
    sums: data ?? null,
    currency,
    readFailure: data === undefined ? error : null,
    actions: { retry: () => void refetch() },
  };
}
