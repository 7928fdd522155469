import type { Failure } from "@satang/core";
import { useMutation } from "@tanstack/react-query";
import { unwrap, useSatang } from "../provider/index.ts";
import { walletKey } from "./wallet.query.ts";

/** What {@link useRefreshBalances} returns. */
export interface UseRefreshBalances {
  state: "idle" | "refreshing" | "failed";
  error: Failure | undefined;
  /** A second call is ignored while one is under way. */
  refresh(): void;
}

/**
 * Makes the server read every game balance again, then reads the wallet again.
 * @param onRefreshed called when the new balances are rendered
 * @throws Error outside `SatangProvider`.
 */
export function useRefreshBalances(onRefreshed?: () => void): UseRefreshBalances {
  const { client, queryClient } = useSatang("useRefreshBalances");
  const mutation = useMutation(
    {
      mutationKey: ["wallet", "refresh"],
      mutationFn: async () => {
        unwrap(await client.wallet.refreshSlots());
        await queryClient.invalidateQueries({ queryKey: walletKey }, { throwOnError: true });
      },
      onSuccess: () => onRefreshed?.(),
    },
    queryClient,
  );
  return {
    state: mutation.isPending ? "refreshing" : mutation.isError ? "failed" : "idle",
    error: mutation.error ?? undefined,
    refresh: () => {
      if (!queryClient.isMutating({ mutationKey: ["wallet", "refresh"] })) mutation.mutate();
    },
  };
}
