import type { SatangScope } from "../provider/scope.ts";
import { walletKey, walletQuery } from "../wallet/wallet.query.ts";
import type { WalletView } from "../wallet/wallet.rules.ts";

/** The member of the wallet that was read last; `undefined` before one was read. */
export const knownMember = ({ queryClient }: SatangScope): string | undefined =>
  queryClient.getQueryData<WalletView>(walletKey)?.profile._id;

/** Reads the wallet where it is not known yet. */
export const findMember = (scope: SatangScope): Promise<unknown> =>
  scope.queryClient.ensureQueryData(walletQuery(scope)).catch(() => undefined);
