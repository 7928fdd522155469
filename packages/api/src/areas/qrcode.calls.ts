import type { Call } from "../call/call.ts";
import type { CallOptions, MoneyOptions } from "../contract/call-options.types.ts";
import type { Schemas } from "../contract/operation.types.ts";

/** A provider that shows QR codes. */
export type QrProvider = Schemas["QrProvider"];

/** QR deposit (money.txt §4). One path in the contract; its parameter is a provider or the id of a QR (decision 1). */
export const qrcodeCalls = (call: Call) => ({
  /** The QR waiting for payment; `hasQrcode` is false when there is none. */
  current: ({ provider }: { provider: QrProvider }, options?: CallOptions) =>
    call("qrcodeCurrent", { path: { reference: provider } }, options),
  /** Creates a QR for an amount in baht. A reply without a QR becomes a `raw` error with the message of the backend. */
  create: ({ provider, amount }: { provider: QrProvider; amount: number }, options: MoneyOptions) =>
    call("qrcodeCreate", { path: { reference: provider }, body: { amount } }, options),
  /** Cancels a QR. */
  cancel: ({ qrcodeId }: { qrcodeId: string }, options: MoneyOptions) =>
    call("qrcodeCancel", { path: { reference: qrcodeId } }, options),
});
