import { type Intention, type Judgement, judgeMove, judgeQr } from "@satang/machines";
import { readQrState } from "../deposit/read-qr-state.ts";
import type { SatangScope } from "../provider/scope.ts";
import { readEvidence } from "./read-evidence.ts";

/** Reads the server's side of an intention whose reply was lost, and judges. Never sends the order again. */
export async function reconcile(
  { client, clock }: Pick<SatangScope, "client" | "clock">,
  intention: Intention,
): Promise<Judgement> {
  const { order } = intention;
  if (order.kind === "qrCreate") {
    const reply = await client.qrcode.current({ provider: order.provider });
    const reading = readQrState(reply, clock.now());
    return reading.ok ? judgeQr(order, reading.data) : { kind: "unclear" };
  }
  const after = await readEvidence(client);
  return after.ok ? judgeMove(intention, order, after.data) : { kind: "unclear" };
}
