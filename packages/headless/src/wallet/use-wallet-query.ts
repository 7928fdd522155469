import { useQuery } from "@tanstack/react-query";
import { useSatang } from "../provider/use-satang.ts";
import { walletQuery } from "./wallet.query.ts";

/**
 * The wallet for other hooks.
 * @param hook name of the hook, for the error outside of the provider
 * @param enabled `false` reads nothing by itself and returns what others have read
 */
export function useWalletQuery(hook: string, enabled = true) {
  const scope = useSatang(hook);
  return useQuery({ ...walletQuery(scope), enabled }, scope.queryClient);
}
