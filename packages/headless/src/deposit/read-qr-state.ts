import { parseExpireIn } from "@satang/api";
import { type Result, toSatang } from "@satang/core";
import type { QrReading } from "@satang/machines";

/** A QR on the wire; every field except `hasQrcode` may be missing. */
export type QrState = {
  readonly hasQrcode: boolean;
  readonly qrcodeId?: string | undefined;
  readonly qrcode?: string | undefined;
  readonly amount?: number | undefined;
  readonly expireIn?: string | number | undefined;
  readonly message?: string | undefined;
};

/** A QR without a readable expiry is an unreadable reply, never "no QR" and never "no expiry". */
const UNREADABLE: Result<never> = { ok: false, error: { kind: "raw", message: "", status: 200 } };

/**
 * Wire → `QrReading`: amount in satang, expiry as server time in ms.
 * @param now server time in ms when the reply arrived
 */
export function readQrState(reply: Result<QrState>, now: number): Result<QrReading> {
  if (!reply.ok) return reply;
  const { hasQrcode, qrcodeId, qrcode, amount, expireIn, message } = reply.data;
  if (!hasQrcode) return { ok: true, data: { qr: null, message: message ?? null } };
  const expiresAt = parseExpireIn(expireIn, now);
  if (!qrcodeId || !qrcode || amount === undefined || expiresAt === null) return UNREADABLE;
  const qr = { qrcodeId, markup: qrcode, amount: toSatang(amount), expiresAt };
  return { ok: true, data: { qr, message: message ?? null } };
}

/** Whether the receipt of an operation is a reading of a QR. */
export const isQrReading = (receipt: unknown): receipt is QrReading =>
  typeof receipt === "object" && receipt !== null && "qr" in receipt;
