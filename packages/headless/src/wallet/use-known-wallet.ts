import { useWalletQuery } from "./use-wallet-query.ts";
import type { MemberWallet } from "./wallet.rules.ts";

/**
 * The wallet as other views have read it; `null` before. It reads nothing by itself, for names and amounts in messages.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const name = useKnownWallet()?.games.find((game) => game.code === code)?.name;
 */
export const useKnownWallet = (): MemberWallet | null =>
  useWalletQuery("useKnownWallet", false).data ?? null;
