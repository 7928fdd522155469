import { succeed } from "@satang/core";
import type { QrProvider } from "@satang/machines";
import { defineMoneyOperation } from "../money/define-money-operation.ts";
import { fieldsOf } from "../money/move.ts";
import { isQrProvider, qrLock } from "./qr-create.operation.ts";
import { readQrState } from "./read-qr-state.ts";

/** Cancels the open QR of a provider. */
export type QrCancelOrder = { readonly provider: QrProvider; readonly qrcodeId: string };

/** `DELETE /api/qrcode/{qrcodeId}` (money.txt §4). It is done when the QR is no longer open. */
export const qrCancelOperation = defineMoneyOperation<QrCancelOrder>({
  name: "qrCancel",
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
