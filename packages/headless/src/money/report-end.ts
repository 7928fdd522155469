import { type MoneyOperationRef, selectMoneyOperationStatus } from "@satang/machines/money";
import { whenSeen } from "./when-seen.ts";

/**
 * How an operation ended was reported to the page: its form is free for the next order, and the intention is removed when the
 * member has seen the report.
 * @param shown fulfilled when the report is rendered; any other value when it is rendered with the next frame
 */
export function reportEnd(ref: MoneyOperationRef, shown: unknown): void {
  // Nothing is stored of an order that was not sent.
  const isSent = selectMoneyOperationStatus(ref.getSnapshot()) !== "notSent";
  ref.send({ type: isSent ? "operation.report" : "operation.close" });
  if (!isSent) return;
  Promise.resolve(shown).then(
    () => void whenSeen(() => ref.send({ type: "operation.seen" })),
    () => ref.send({ type: "operation.missed" }),
  );
}
