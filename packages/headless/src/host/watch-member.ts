import type { QueryClient } from "@tanstack/react-query";
import { memberOf } from "../money/identity.ts";
import { walletKey } from "../wallet/wallet.query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";

/**
 * Calls back when a wallet is read that is of another member than the one before: a host has signed another member in, and
 * its provider has the same key.
 *
 * @param isSignedIn after a log-out, the next member is not another one
 */
export function watchMember(
  queryClient: QueryClient,
  isSignedIn: () => boolean,
  onOther: () => void,
): void {
  let member: string | null = null;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryKey[0] !== walletKey[0]) return;
    if (!isSignedIn()) member = null;
    if (type !== "updated" || query.state.status !== "success") return;
    const next = memberOf((query.state.data as MemberWallet | undefined)?.profile);
    if (next === null || next === member) return;
    const isOther = member !== null;
    member = next;
    if (isOther) onOther();
  });
}
