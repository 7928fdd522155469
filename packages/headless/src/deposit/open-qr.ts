import { isSatang, type Satang } from "@satang/core";
import type { QrCode, QrProvider } from "@satang/machines/qr-deposit";
import type { SatangScope } from "../provider/scope.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { isQrProvider } from "./qr-orders.ts";

/** The open QR that this device has stored. A member has at most one: a second one replaces the first (money.txt §4). */
export type OpenQr = {
  readonly provider: QrProvider;
  readonly qrcodeId: string;
  readonly amount: Satang;
  /** Server time, ms. */
  readonly expiresAt: number;
};

/** A stored open QR; `null` when there is none. */
export function readOpenQr(stored: string | undefined): OpenQr | null {
  try {
    const read = JSON.parse(stored ?? "null") as Partial<OpenQr> | null;
    const isQr =
      isQrProvider(read?.provider) &&
      typeof read.qrcodeId === "string" &&
      isSatang(read.amount) &&
      Number.isFinite(read.expiresAt);
    return isQr ? (read as OpenQr) : null;
  } catch {
    return null;
  }
}

/** Key of the open QR in the query cache: views of it render again. */
export const openQrKey = ["deposit", "openQr"] as const;

/** The open QR of a provider as it is stored. */
export const toOpenQr = (
  provider: QrProvider,
  { qrcodeId, amount, expiresAt }: QrCode,
): OpenQr => ({ provider, qrcodeId, amount, expiresAt });

/**
 * The open QR after a reading of one provider: what the provider has, otherwise the QR of another provider.
 * @param read the QR of the provider; `null` when it has none
 */
export const openQrAfter = (
  known: OpenQr | null,
  provider: QrProvider,
  read: QrCode | null,
): OpenQr | null => (read ? toOpenQr(provider, read) : known?.provider === provider ? null : known);

/**
 * Stores in this tab what the reading of a provider says about the open QR. It stays over a reload.
 * @param read the QR of the provider; `null` when it has none
 */
export function storeOpenQr(
  { tabStorage, queryClient }: Pick<SatangScope, "tabStorage" | "queryClient">,
  provider: QrProvider,
  read: QrCode | null,
): void {
  const stored = readOpenQr(tabStorage.read(storageKeys.openQr));
  const next = openQrAfter(stored, provider, read);
  if (next?.qrcodeId === stored?.qrcodeId && next?.expiresAt === stored?.expiresAt) return;
  if (next) tabStorage.write(storageKeys.openQr, JSON.stringify(next));
  else tabStorage.remove(storageKeys.openQr);
  queryClient.setQueryData(openQrKey, next);
}
