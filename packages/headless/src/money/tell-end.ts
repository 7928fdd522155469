import { type MoneyOperationRef, selectMoneyOperationStatus } from "@satang/machines";
import { whenSeen } from "./when-seen.ts";

/**
 * The page was told how an operation ended: its form is free for the next order, and the intention is removed when the
 * member has seen the report.
 * @param shown fulfilled when the report is rendered; any other value when it is rendered with the next frame
 */
export function tellEnd(ref: MoneyOperationRef, shown: unknown): void {
  // Nothing is stored of an order that was not sent.
  const isSent = selectMoneyOperationStatus(ref.getSnapshot()) !== "notSent";
  ref.send({ type: isSent ? "operation.told" : "operation.close" });
  if (!isSent) return;
  Promise.resolve(shown).then(
    () => void whenSeen(() => ref.send({ type: "operation.seen" })),
    () => ref.send({ type: "operation.unseen" }),
  );
}
