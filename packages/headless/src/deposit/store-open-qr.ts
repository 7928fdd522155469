import type { QrCode, QrProvider } from "@satang/machines";
import type { SatangScope } from "../provider/scope.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { type OpenQr, openQrKey, readOpenQr } from "./open-qr.ts";

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
