import type { SatangScope } from "../provider/scope.ts";
import { walletKey, walletQuery } from "../wallet/wallet.query.ts";
import type { WalletView } from "../wallet/wallet.rules.ts";

/** Whose money the wallet that was read last is; nothing before it was read. */
export const knownMember = ({ queryClient }: SatangScope): string | undefined =>
  queryClient.getQueryData<WalletView>(walletKey)?.profile._id;

/** Whose money it is, read where it is not known yet; nothing when it cannot be read. */
export const findMember = (scope: SatangScope): Promise<string | undefined> =>
  scope.queryClient.ensureQueryData(walletQuery(scope)).then(
    ({ profile }) => profile._id,
    () => undefined,
  );

/**
 * Tells whose money it is as soon as a wallet tells, and again when it becomes another's. An order that a reload cut
 * off is nobody's business before.
 * @returns how to stop
 */
export function watchMember(scope: SatangScope, tell: (member: string) => void): () => void {
  let told: string | undefined;
  const look = () => {
    const member = knownMember(scope);
    if (member === undefined || member === told) return;
    told = member;
    tell(member);
  };
  const stop = scope.queryClient.getQueryCache().subscribe(look);
  look();
  if (told === undefined) void findMember(scope);
  return stop;
}
