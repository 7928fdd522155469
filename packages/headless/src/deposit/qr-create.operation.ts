import { type Satang, succeed, toBaht } from "@satang/core";
import { QR_LIMITS, type QrProvider, type QrReading } from "@satang/machines";
import { defineMoneyOperation } from "../money/define-money-operation.ts";
import { fieldsOf, isAmount } from "../money/move.ts";
import { readQrState } from "./read-qr-state.ts";

/** One QR of a provider is created or cancelled at a time. */
export const qrLock = (provider: QrProvider) => `qr.${provider}`;

/** Whether a stored value names a provider. */
export const isQrProvider = (value: unknown): value is QrProvider =>
  typeof value === "string" && Object.hasOwn(QR_LIMITS, value);

/** Creates a QR of a provider for an amount. */
export type QrCreateOrder = { readonly provider: QrProvider; readonly amount: Satang };

/** The QR that was open before. */
type Before = { readonly qrcodeId: string | null };

/**
 * `POST /api/qrcode/{provider}` (money.txt §4). It moves no money. The open QR is the evidence, and
 * a second one replaces the first.
 */
export const qrCreateOperation = defineMoneyOperation<QrCreateOrder, QrReading>({
  name: "qrCreate",
  owner: "member",
  lock: ({ provider }) => qrLock(provider),
  isRepeatHarmless: true,
  refreshes: [],
  readOrder: (stored) => {
    const { provider, amount } = fieldsOf(stored) ?? {};
    return isQrProvider(provider) && isAmount(amount) ? { provider, amount } : null;
  },
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
