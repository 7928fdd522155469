import { fromSatang, type Intention, type Result } from "@satang/machines";
import { readQrState } from "../deposit/read-qr-state.ts";
import type { SatangScope } from "../provider/scope.ts";

/** Makes the call of an intention, with its key. The receipt is the reply; of a QR, a `QrReading`. */
export async function sendOrder(
  { client, clock }: Pick<SatangScope, "client" | "clock">,
  { order, key }: Intention,
): Promise<Result<unknown>> {
  const options = { idempotencyKey: key };
  const amount = fromSatang(order.amount);
  switch (order.kind) {
    case "transfer":
      return client.wallet.transfer({ from: order.from, to: order.to, amount }, options);
    case "withdraw":
      return client.wallet.withdrawAll({ amount }, options);
    case "qrCreate": {
      const reply = await client.qrcode.create({ provider: order.provider, amount }, options);
      return readQrState(reply, clock.now());
    }
  }
}
