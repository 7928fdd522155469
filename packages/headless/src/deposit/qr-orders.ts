import type { Satang } from "@satang/core";
import { QR_LIMITS, type QrProvider } from "@satang/machines/qr-deposit";

/** Names of the operations of a QR deposit. Their code is loaded on demand. */
export const QR_CREATE = "qrCreate";
export const QR_CANCEL = "qrCancel";

/** Asks a provider for a QR of an amount. */
export type QrCreateOrder = { readonly provider: QrProvider; readonly amount: Satang };

/** Cancels the open QR of a provider. */
export type QrCancelOrder = { readonly provider: QrProvider; readonly qrcodeId: string };

/** Lock of a provider: one QR is created or cancelled at a time. */
export const qrLock = (provider: QrProvider) => `qr.${provider}`;

/** Whether a stored value names a provider. */
export const isQrProvider = (value: unknown): value is QrProvider =>
  typeof value === "string" && Object.hasOwn(QR_LIMITS, value);
