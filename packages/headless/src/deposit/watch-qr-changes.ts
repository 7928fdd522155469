import {
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  type QrProvider,
  selectIsAnswered,
  selectMoneyOperationOrder,
  selectMoneyOperationReceipt,
  selectMoneyOperationStatus,
} from "@satang/machines";
import { type EventObject, fromCallback } from "xstate";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { watchOperations } from "../money/watch-operations.ts";
import { qrCancelOperation } from "./qr-cancel.operation.ts";
import { qrCreateOperation } from "./qr-create.operation.ts";
import { isQrReading } from "./read-qr-state.ts";

const NAMES: ReadonlySet<string> = new Set([qrCreateOperation.name, qrCancelOperation.name]);
/** In these states the server may have another QR than the one that was read. */
const CHANGING: ReadonlySet<MoneyOperationStatus> = new Set([
  "checking",
  "done",
  "nothingHappened",
  "refused",
]);

/**
 * The actor `watchChanges` of a QR deposit: sends the effects of a create or cancel on the
 * provider's QR. Creating a QR for one provider changes those of the others (money.txt §4), and so
 * does another tab.
 */
export function createWatchQrChanges(engine: MoneyEngine) {
  return fromCallback<EventObject, { provider: QrProvider }>(({ input, sendBack }) => {
    const last = new Map<unknown, MoneyOperationStatus>();
    return watchOperations(engine, (snapshot) => {
      if (!NAMES.has(snapshot.context.operation)) return;
      const key = snapshot.context.intention?.key;
      const status = selectMoneyOperationStatus(snapshot);
      if (key === undefined || last.get(key) === status) return;
      const isFirst = !last.has(key);
      last.set(key, status);
      const event = eventOf(snapshot, status, input.provider);
      // A view that is opened later reads the QR itself.
      if (event && !(isFirst && status === "done")) sendBack(event);
    });
  });
}

function eventOf(
  snapshot: MoneyOperationSnapshot,
  status: MoneyOperationStatus,
  provider: QrProvider,
) {
  const order = qrCreateOperation.readOrder(selectMoneyOperationOrder(snapshot));
  const receipt = selectMoneyOperationReceipt(snapshot);
  if (status === "done" && order?.provider === provider && isQrReading(receipt)) {
    return { type: "qr.confirmed", reading: receipt };
  }
  const isElsewhere = status === "closed" && !selectIsAnswered(snapshot);
  return CHANGING.has(status) || isElsewhere ? { type: "qr.changed" } : null;
}
