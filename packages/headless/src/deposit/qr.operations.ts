import { parseExpireIn } from "@satang/api";
import { type Result, succeed, toBaht, toSatang } from "@satang/core";
import type { QrReading } from "@satang/machines/qr-deposit";
import { defineMoneyOperation, fieldsOf, isAmount } from "../money/define-money-operation.ts";
import {
  isQrProvider,
  QR_CANCEL,
  QR_CREATE,
  type QrCancelOrder,
  type QrCreateOrder,
  qrLock,
} from "./qr-orders.ts";

/** A QR as the wire has it; every field but `hasQrcode` may be missing. */
export type QrState = {
  readonly hasQrcode: boolean;
  readonly qrcodeId?: string | undefined;
  readonly qrcode?: string | undefined;
  readonly amount?: number | undefined;
  readonly expireIn?: string | number | undefined;
  readonly message?: string | undefined;
};

/** A QR that cannot be shown safely is an unreadable reply, never "no QR" and never "no expiry". */
const UNREADABLE: Result<never> = { ok: false, error: { kind: "raw", message: "", status: 200 } };

/**
 * Wire → `QrReading`: amount in satang, expiry as server time in ms.
 * @param now server time in ms when the reply came
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

/** The open QR before it was asked for. */
type Before = { readonly qrcodeId: string | null };

/**
 * `POST /api/qrcode/{provider}` (money.txt §4). It moves no money: the open QR is the evidence, and a second one replaces
 * the first, also that of another provider. `absent` means that no QR of this order is open, not that none ever was.
 */
export const qrCreateOperation = defineMoneyOperation<QrCreateOrder, QrReading>({
  name: QR_CREATE,
  owner: "member",
  lock: ({ provider }) => qrLock(provider),
  isRepeatHarmless: true,
  refreshes: [],
  readOrder: (stored) => {
    const { provider, amount } = fieldsOf(stored) ?? {};
    return isQrProvider(provider) && isAmount(amount) ? { provider, amount } : null;
  },
  referenceOf: ({ qr }) => qr?.qrcodeId ?? null,
  prepare: async ({ client, clock, pinned }, { provider }) => {
    const reading = readQrState(await client.qrcode.current({ provider }, pinned), clock.now());
    if (!reading.ok) return reading;
    return succeed<Before>({ qrcodeId: reading.data.qr?.qrcodeId ?? null });
  },
  send: async ({ client, clock, pinned }, { provider, amount }, idempotencyKey) => {
    const input = { provider, amount: toBaht(amount) };
    const reply = await client.qrcode.create(input, { ...pinned, idempotencyKey });
    return readQrState(reply, clock.now());
  },
  judge: async ({ client, clock, pinned }, { order: { provider, amount }, before }) => {
    const reading = readQrState(await client.qrcode.current({ provider }, pinned), clock.now());
    if (!reading.ok) return { kind: "unclear", hint: null };
    const { qr } = reading.data;
    const isNew = qr !== null && qr.qrcodeId !== fieldsOf(before)?.qrcodeId;
    return isNew && qr.amount === amount
      ? { kind: "done", receipt: reading.data }
      : { kind: "absent" };
  },
});

/**
 * `DELETE /api/qrcode/{qrcodeId}` (money.txt §4). It is done when the QR is not open any more, also when it was paid,
 * replaced or has expired.
 */
export const qrCancelOperation = defineMoneyOperation<QrCancelOrder>({
  name: QR_CANCEL,
  owner: "member",
  lock: ({ provider }) => qrLock(provider),
  isRepeatHarmless: true,
  refreshes: [],
  readOrder: (stored) => {
    const { provider, qrcodeId } = fieldsOf(stored) ?? {};
    return isQrProvider(provider) && typeof qrcodeId === "string" ? { provider, qrcodeId } : null;
  },
  prepare: async () => succeed(null),
  send: ({ client, pinned }, { qrcodeId }, idempotencyKey) =>
    client.qrcode.cancel({ qrcodeId }, { ...pinned, idempotencyKey }),
  judge: async ({ client, clock, pinned }, { order: { provider, qrcodeId } }) => {
    const reading = readQrState(await client.qrcode.current({ provider }, pinned), clock.now());
    if (!reading.ok) return { kind: "unclear", hint: null };
    return reading.data.qr?.qrcodeId === qrcodeId
      ? { kind: "absent" }
      : { kind: "done", receipt: null };
  },
});

/** The operations of a QR deposit. */
export const QR_OPERATIONS = [qrCreateOperation, qrCancelOperation] as const;
