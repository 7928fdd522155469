import {
  type MoneyOperationRef,
  type MoneyOperationSnapshot,
  selectCurrent,
  selectLateOutcome,
  selectMoneyOperationName,
  selectMoneyOperationStatus,
} from "@satang/machines/money";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { TRANSFER_LOCK } from "../transfer/transfer.operation.ts";
import { transferAllOperation } from "../transfer/transfer-all.operation.ts";

const UNDER_WAY: ReadonlySet<string> = new Set(["submitting", "checking"]);

/** Whether the money was moved; `null` while that is open. Anything that the member has to read first counts as no. */
function wasMoved(snapshot: MoneyOperationSnapshot): boolean | null {
  const status = selectMoneyOperationStatus(snapshot);
  if (selectLateOutcome(snapshot) !== null) return false;
  return UNDER_WAY.has(status) ? null : status === "done";
}

const untilMoved = (ref: MoneyOperationRef) =>
  new Promise<boolean>((resolve) => {
    const end = () => {
      const moved = wasMoved(ref.getSnapshot());
      if (moved !== null) resolve(moved);
    };
    ref.subscribe({ next: end, complete: () => resolve(wasMoved(ref.getSnapshot()) ?? false) });
    end();
  });

/**
 * Moves the whole wallet to a game, with the money engine, which reports every other end.
 * @returns whether it was moved: only then may the game be opened
 */
export async function moveAll(engine: MoneyEngine, to: string): Promise<boolean> {
  const select = selectCurrent(TRANSFER_LOCK);
  const before = select(engine.getSnapshot());
  engine.send({ type: "order.submit", operation: transferAllOperation.name, order: { to } });
  const ref = select(engine.getSnapshot());
  const isOwn =
    ref !== null && selectMoneyOperationName(ref.getSnapshot()) === transferAllOperation.name;
  return isOwn && ref !== before ? untilMoved(ref) : false;
}
