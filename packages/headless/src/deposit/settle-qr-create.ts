import {
  isSameOrder,
  type MoneyActionSnapshot,
  type MoneyActionStatus,
  type MoneyOrder,
  type QrCreateOutcome,
  type QrReading,
  selectMoneyActionError,
  selectMoneyActionOrder,
  selectMoneyActionReceipt,
  selectMoneyActionStatus,
} from "@satang/machines";
import { waitFor } from "xstate";
import type { MoneyActionActor } from "../money-action/create-money-action.ts";

const UNDER_WAY: ReadonlySet<MoneyActionStatus> = new Set(["submitting", "checking"]);

function isQrReading(receipt: unknown): receipt is QrReading {
  return typeof receipt === "object" && receipt !== null && "qr" in receipt;
}

function start(actor: MoneyActionActor, order: MoneyOrder): void {
  const snapshot = actor.getSnapshot();
  const last = selectMoneyActionOrder(snapshot);
  switch (selectMoneyActionStatus(snapshot)) {
    case "stillUnknown":
      actor.send({ type: "action.check" });
      return;
    case "didNotLand":
      if (last && isSameOrder(last, order)) {
        actor.send({ type: "action.retry" });
        return;
      }
      actor.send({ type: "action.dismiss" });
      break;
  }
  actor.send({ type: "action.submit", order });
}

/**
 * Asks for a QR through the money action and waits until its outcome is told.
 * The same amount after a lost reply goes out with the same key. Never rejects.
 */
export async function settleQrCreate(
  actor: MoneyActionActor,
  order: MoneyOrder,
): Promise<QrCreateOutcome> {
  start(actor, order);
  const isTold = (snapshot: MoneyActionSnapshot) =>
    !UNDER_WAY.has(selectMoneyActionStatus(snapshot));
  const told = await waitFor(actor, isTold, { timeout: Number.POSITIVE_INFINITY }).catch(
    () => null,
  );
  // Signing out stops the actor: its outcome is nobody's any more.
  if (!told) return { kind: "unknown" };
  const receipt = selectMoneyActionReceipt(told);
  switch (selectMoneyActionStatus(told)) {
    case "succeeded":
    case "landed":
      return isQrReading(receipt) ? { kind: "created", reading: receipt } : { kind: "unknown" };
    case "failed":
      return { kind: "refused", error: selectMoneyActionError(told) };
    case "busy":
      return { kind: "busy" };
    case "stillUnknown":
      return { kind: "unknown" };
    default:
      return { kind: "didNotLand" };
  }
}
