import type { Failure } from "@satang/core";
import {
  type MoneyOperationSnapshot,
  selectAttempt,
  selectMoneyOperationError,
  selectMoneyOperationKey,
  selectMoneyOperationName,
  selectMoneyOperationOrder,
  selectMoneyOperationReceipt,
  selectMoneyOperationStatus,
} from "@satang/machines/money";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { type AnyMoneyOperation, fieldsOf, isAmount } from "../money/define-money-operation.ts";
import type { OperationRegistry } from "../money/operation-registry.ts";
import { watchOperations } from "../money/watch-operations.ts";
import type { MoneyEventFacts, SatangEvent } from "../provider/event.types.ts";
import type { SatangScope } from "../provider/scope.ts";
import { readKnownCurrency } from "../wallet/known-currency.ts";
import { createEmitOnce } from "./emit-once.ts";

type EndedEvent = Extract<SatangEvent, { name: "money.succeeded.v1" | "money.failed.v1" }>;

const codeOf = (error: Failure | null): string | null =>
  error?.kind === "coded" ? error.code : null;

function amountOf(order: unknown, receipt: unknown): MoneyEventFacts["amount"] {
  const amounts = [fieldsOf(order)?.amount, fieldsOf(receipt)?.amount];
  return amounts.find(isAmount) ?? null;
}

/** Facts of every event of an operation. */
function factsOf(
  scope: SatangScope,
  snapshot: MoneyOperationSnapshot,
  definition: AnyMoneyOperation | undefined,
): MoneyEventFacts {
  const receipt = selectMoneyOperationReceipt(snapshot);
  return {
    operation: selectMoneyOperationName(snapshot),
    key: selectMoneyOperationKey(snapshot),
    amount: amountOf(selectMoneyOperationOrder(snapshot), receipt),
    currency: readKnownCurrency(scope),
    reference: (receipt !== null && definition?.referenceOf?.(receipt)) || null,
    at: scope.clock.now(),
  };
}

/** The event of an operation that has ended; `null` before that. */
function endedEventOf(snapshot: MoneyOperationSnapshot, facts: MoneyEventFacts): EndedEvent | null {
  const status = selectMoneyOperationStatus(snapshot);
  switch (status) {
    case "done":
      return { name: "money.succeeded.v1", ...facts };
    case "refused":
    case "reversed":
    case "nothingHappened":
    case "notSent": {
      const code = codeOf(selectMoneyOperationError(snapshot));
      return { name: "money.failed.v1", reason: status, code, ...facts };
    }
    default:
      return null;
  }
}

/** Emits what becomes of every operation of an engine. */
export function watchMoneyEvents(
  scope: SatangScope,
  engine: MoneyEngine,
  operations: OperationRegistry,
): void {
  const emitOnce = createEmitOnce(scope);
  const unsent = new WeakSet<object>();
  watchOperations(engine, (snapshot, ref) => {
    const facts = factsOf(scope, snapshot, operations.get(selectMoneyOperationName(snapshot)));
    const attempt = selectAttempt(snapshot);
    const event = endedEventOf(snapshot, facts);
    if (attempt === null) {
      // No other page knows of an order that was not sent.
      if (!event || unsent.has(ref)) return;
      unsent.add(ref);
      scope.events.emit(event);
      return;
    }
    // The same order in a second tab: a question, and no end.
    if (event && !snapshot.matches("restoring")) void emitOnce(attempt, event);
    else if (selectMoneyOperationStatus(snapshot) === "notKnownYet")
      void emitOnce(`${attempt}.unknown`, { name: "money.unknown.v1", ...facts });
  });
}
