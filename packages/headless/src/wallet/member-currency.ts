import { type Currency, editionCurrency } from "@satang/core";
import { useQuery } from "@tanstack/react-query";
import { type SatangScope, useSatang } from "../provider/index.ts";
import { walletKey, walletQuery } from "./wallet.query.ts";
import type { MemberWallet } from "./wallet.rules.ts";

/**
 * The member's currency. In the Lao edition, the only one with two, the wallet is read where nobody has read it yet.
 * @throws Failure when the wallet cannot be read
 */
export async function readCurrency(scope: SatangScope): Promise<Currency> {
  const { edition, queryClient } = scope;
  const known = queryClient.getQueryData<MemberWallet>(walletKey)?.currency;
  if (known || edition === "thai") return known ?? editionCurrency(edition);
  return (await queryClient.ensureQueryData(walletQuery(scope))).currency;
}

/**
 * The member's currency, for amounts that come without one. Until the wallet was read, and for visitors, it is the
 * currency of the edition (ADR 0027).
 * @throws Error outside `SatangProvider`.
 */
export function useCurrency(): Currency {
  const scope = useSatang("useCurrency");
  const { edition, queryClient, tokens } = scope;
  const isOpen = edition === "lao" && tokens.read() !== null;
  const { data } = useQuery({ ...walletQuery(scope), enabled: isOpen }, queryClient);
  return data?.currency ?? editionCurrency(edition);
}
