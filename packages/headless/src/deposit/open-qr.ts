import { isSatang, type Satang } from "@satang/core";
import type { QrProvider } from "@satang/machines";
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
