import type { QrReading } from "../qr-deposit/qr-deposit.types.ts";
import type { Judgement } from "./money-action.types.ts";
import type { MoneyOrder } from "./money-order.types.ts";

/** A QR of the ordered amount is there, or it is not: creating one moves no money, so the QR itself is the evidence. */
export function judgeQr(
  order: Extract<MoneyOrder, { kind: "qrCreate" }>,
  reading: QrReading,
): Judgement {
  return reading.qr?.amount === order.amount
    ? { kind: "landed", receipt: reading }
    : { kind: "notSeen" };
}
