import { type Currency, editionCurrency, toCurrency } from "@satang/core";
import type { SatangScope } from "../provider/scope.ts";
import { unwrap } from "../queries/unwrap.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { keepLastBalance } from "./keep-last-balance.ts";
import { writeUserInfo } from "./user-info.ts";
import { type MemberWallet, toMemberWallet, type WalletReply } from "./wallet.rules.ts";

/** Key of the wallet in the query cache: invalidate it after a money movement. */
export const walletKey = ["wallet"] as const;

type Read = { readonly signal: AbortSignal };

/** The currency that the wallet reply names, else the profile, else that of the edition (ADR 0027). */
async function findCurrency(
  { client, edition }: Pick<SatangScope, "client" | "edition">,
  { profile: { currency } }: WalletReply,
  options: Read,
): Promise<Currency> {
  const named = toCurrency(currency);
  if (named !== null || edition === "thai") return named ?? editionCurrency(edition);
  return (
    toCurrency(unwrap(await client.account.profile(options)).currency) ?? editionCurrency(edition)
  );
}

/** The query every wallet hook shares. */
export const walletQuery = ({ client, clock, edition, storage, tabStorage }: SatangScope) => ({
  queryKey: walletKey,
  queryFn: async ({ signal }: Read): Promise<MemberWallet> => {
    const reply = unwrap(await client.wallet.get({ signal }));
    const syncedAt = clock.now();
    const currency = await findCurrency({ client, edition }, reply, { signal });
    storage.write(storageKeys.lastSync, String(syncedAt));
    const wallet = toMemberWallet(reply, { currency, syncedAt });
    keepLastBalance({ tabStorage }, wallet);
    const { _id: id, name } = wallet.profile;
    writeUserInfo({ storage, tabStorage }, { id, name, currency });
    return wallet;
  },
});

/** When balances were last read on this device, server time in ms; `null` when they never were. */
export function readLastSync({ storage }: Pick<SatangScope, "storage">): number | null {
  const stored = Number(storage.read(storageKeys.lastSync) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}
