import type { QueryClient } from "@tanstack/react-query";
import { walletKey } from "../wallet/wallet.query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";
import { memberOf } from "./member-of.ts";

/**
 * Calls back when a wallet is read that is of another member than the one before: another one has signed in, and what is
 * rendered is of the member before.
 *
 * @param isKept when nothing of a member is kept, the next one is not another one
 * @returns a function that stops it
 */
export function watchMember(
  queryClient: QueryClient,
  isKept: () => boolean,
  onOther: () => void,
): () => void {
  let member: string | null = null;
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryKey[0] !== walletKey[0]) return;
    if (!isKept()) member = null;
    if (type !== "updated" || query.state.status !== "success") return;
    const next = memberOf((query.state.data as MemberWallet | undefined)?.profile);
    if (next === null || next === member) return;
    const isOther = member !== null;
    member = next;
    if (isOther) onOther();
  });
}
