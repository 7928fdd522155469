import {
  type MoneyOperationRef,
  type MoneyOperationSnapshot,
  selectCanForget,
  selectCheck,
  selectCurrent,
  selectIsAnswered,
  selectIsNotSeen,
  selectIsReading,
  selectMoneyOperationError,
  selectMoneyOperationName,
  selectMoneyOperationOrder,
  selectMoneyOperationStatus,
  selectOperations,
} from "@satang/machines/money";
import type { RegistrationCommand, RegistrationEvent } from "@satang/machines/register";
import { fromCallback } from "xstate";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { reportEnd } from "../money/report-end.ts";
import { watchOperations } from "../money/watch-operations.ts";
import { REGISTER_LOCK, registerOperation, toRegisterOrder } from "./register.operation.ts";

const isRegistration = (ref: MoneyOperationRef) =>
  selectMoneyOperationName(ref.getSnapshot()) === registerOperation.name;

/** The registration that was last ordered in this tab; without one, the oldest interrupted one. */
function findRegistration(engine: MoneyEngine): MoneyOperationRef | null {
  const snapshot = engine.getSnapshot();
  const ordered = selectCurrent(REGISTER_LOCK)(snapshot);
  return ordered ?? selectOperations(snapshot).find(isRegistration) ?? null;
}

/** Other tabs had time to read it. One that nobody saw, on a page that was hidden, is reported at the login. */
function leave(ref: MoneyOperationRef | null): void {
  if (ref === null) return;
  if (selectIsNotSeen(ref.getSnapshot())) ref.send({ type: "operation.missed" });
  else if (document.visibilityState === "visible") ref.send({ type: "operation.close" });
}

/**
 * The actor `watchRegistration` of the register machine: orders a registration from the engine, and
 * sends events about it and about any interrupted registration.
 */
export function createWatchRegistration(engine: MoneyEngine) {
  return fromCallback<RegistrationCommand>(({ receive, sendBack }) => {
    receive((command) => {
      switch (command.type) {
        case "registration.order":
          engine.send({
            type: "order.submit",
            operation: registerOperation.name,
            order: toRegisterOrder(command.registration),
          });
          return;
        case "registration.check":
          findRegistration(engine)?.send({ type: "operation.check" });
          return;
        case "registration.close": {
          const ref = findRegistration(engine);
          if (ref) reportEnd(ref, true);
          return;
        }
        case "registration.leave":
          leave(findRegistration(engine));
          return;
        case "registration.forget":
          findRegistration(engine)?.send({ type: "operation.forget" });
      }
    });
    return watchOperations(engine, (snapshot) => {
      const isFollowed = findRegistration(engine)?.getSnapshot() === snapshot;
      const event = isFollowed ? eventOf(snapshot) : null;
      if (event) sendBack(event);
    });
  });
}

function eventOf(snapshot: MoneyOperationSnapshot): RegistrationEvent | null {
  const order = registerOperation.readOrder(selectMoneyOperationOrder(snapshot));
  const error = selectMoneyOperationError(snapshot);
  if (order === null) return null;
  switch (selectMoneyOperationStatus(snapshot)) {
    case "checking":
      return { type: "registration.checking", order };
    case "notKnownYet":
      if (selectIsReading(snapshot) || selectCheck(snapshot) === "requested") return null;
      return {
        type: selectCanForget(snapshot) ? "registration.overdue" : "registration.unknown",
        order,
      };
    case "done":
      return { type: "registration.done", order, isAnswered: selectIsAnswered(snapshot) };
    case "refused":
      return error && { type: "registration.refused", error };
    case "notSent":
      return error && { type: "registration.notSent", error };
    case "nothingHappened":
      return { type: "registration.nothingHappened", order };
    case "closed":
      return { type: "registration.closed" };
    default:
      return null;
  }
}
