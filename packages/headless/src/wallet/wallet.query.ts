import { type SatangScope, storageKeys, unwrap } from "../provider/index.ts";
import { toWalletView, type WalletView } from "./wallet.rules.ts";

/** Key of the wallet in the query cache: invalidate it after a money movement. */
export const walletKey = ["wallet"] as const;

/** The query that all wallet hooks share. */
export const walletQuery = ({ client, clock, storage }: SatangScope) => ({
  queryKey: walletKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<WalletView> => {
    const reply = unwrap(await client.wallet.get({ signal }));
    const syncedAt = clock.now();
    storage.write(storageKeys.lastSync, String(syncedAt));
    return toWalletView(reply, syncedAt);
  },
});

/** When balances were last read on this device, server time in ms. */
export function readLastSync({ storage }: Pick<SatangScope, "storage">): number | undefined {
  const stored = Number(storage.read(storageKeys.lastSync) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : undefined;
}
