import type { QrCode } from "@satang/machines/qr-deposit";
import { createEmitOnce } from "../money/emit-once.ts";
import type { SatangScope } from "../provider/scope.ts";
import { readKnownCurrency } from "../wallet/known-currency.ts";

/** Emits the credit of a QR. */
export function createEmitCredited(scope: SatangScope): (qr: QrCode) => void {
  const emitOnce = createEmitOnce(scope);
  return ({ amount, qrcodeId }) =>
    void emitOnce(`qr.${qrcodeId}`, {
      name: "deposit.credited.v1",
      operation: "qrDeposit",
      key: null,
      amount,
      currency: readKnownCurrency(scope),
      reference: qrcodeId,
      at: scope.clock.now(),
    });
}
