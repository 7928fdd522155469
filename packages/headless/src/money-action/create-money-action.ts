import { type Intention, moneyActionMachine, type Result } from "@satang/machines";
import { type Actor, type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { SatangScope } from "../provider/scope.ts";
import { createHoldLock } from "./hold-lock.ts";
import { createPendingStore } from "./pending-store.ts";
import { prepareIntention } from "./prepare-intention.ts";
import { reconcile } from "./reconcile.ts";
import { refreshMoney } from "./refresh-money.ts";
import { sendOrder } from "./send-order.ts";

/** A running money action. */
export type MoneyActionActor = ActorRefFrom<typeof moneyActionMachine>;

const NOTHING_SENT: Result<never> = { ok: false, error: { kind: "raw", message: "", status: 0 } };

/**
 * The money action of a scope name, with its calls, lock and storage. Not started.
 * Whatever its outcome, wallet and statement are read again once it is told.
 */
export function createMoneyAction(
  scope: SatangScope,
  name: string,
): Actor<typeof moneyActionMachine> {
  const pending = createPendingStore(scope.storage);
  const machine = moneyActionMachine.provide({
    actors: {
      holdLock: createHoldLock(scope.locks, pending),
      prepareIntention: fromPromise(async ({ input: { order } }) =>
        order ? prepareIntention(scope, order) : NOTHING_SENT,
      ),
      sendOrder: fromPromise<Result<unknown>, { intention: Intention | null }>(
        async ({ input: { intention } }) =>
          intention ? sendOrder(scope, intention) : NOTHING_SENT,
      ),
      reconcile: fromPromise(async ({ input: { intention } }) =>
        intention ? reconcile(scope, intention) : { kind: "unclear" as const },
      ),
    },
    actions: {
      savePending: (_, params) => {
        if (params.intention) pending.write(params.scope, params.intention);
      },
      clearPending: (_, params) => {
        pending.remove(params.scope);
        refreshMoney(scope);
      },
    },
  });
  return createActor(machine, { input: { scope: name, pending: pending.read(name) } });
}
