import { useQuery } from "@tanstack/react-query";
import { unwrap, useSatang } from "../provider/index.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";

/** Whether the prize wheel is on, and how many coins the member has for it. */
export type SpinOffer = {
  readonly active: boolean;
  readonly coins: number;
};

/** How long the flag is not read again, ms. */
const FRESH_MS = 5 * 60_000;

/**
 * Whether the menu offers the wheel. A flag that cannot be read hides it silently (money.txt §8).
 * @throws Error outside `SatangProvider`.
 */
export function useSpinOffer(): SpinOffer {
  const { client, queryClient } = useSatang("useSpinOffer");
  const wallet = useWalletQuery("useSpinOffer", false);
  const flag = useQuery(
    {
      queryKey: ["spinOffer"],
      staleTime: FRESH_MS,
      queryFn: async ({ signal }) => unwrap(await client.spinwheel.active({ signal })).isActive,
    },
    queryClient,
  );
  return { active: flag.data ?? false, coins: wallet.data?.profile.coin ?? 0 };
}
