import { type Intention, moneyActionMachine, type Result } from "@satang/machines";
import {
  type Actor,
  type ActorRefFrom,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
} from "xstate";
import type { SatangScope } from "../provider/scope.ts";
import { walletKey } from "../wallet/wallet.query.ts";
import { createHoldLock } from "./hold-lock.ts";
import { createPendingStore } from "./pending-store.ts";
import { prepareIntention } from "./prepare-intention.ts";
import { reconcile } from "./reconcile.ts";
import { refreshMoney } from "./refresh-money.ts";
import { sendOrder } from "./send-order.ts";
import { findMember, knownMember, watchMember } from "./watch-member.ts";

/** A running money action. */
export type MoneyActionActor = ActorRefFrom<typeof moneyActionMachine>;

const NOTHING_SENT: Result<never> = { ok: false, error: { kind: "raw", message: "", status: 0 } };

/**
 * The money action of a scope name, with its calls, lock and storage. Not started.
 * Whatever its outcome, wallet and statement are read again once it is told.
 *
 * What a reload cut off is taken up when the wallet has told that it is this member's: another one who uses the device
 * never sees it, and it waits for its own.
 */
export function createMoneyAction(
  scope: SatangScope,
  name: string,
): Actor<typeof moneyActionMachine> {
  const store = createPendingStore(scope.storage);
  // A QR is nobody's money before it is paid.
  const isOfMember = !name.startsWith("qr.");
  let member = isOfMember ? knownMember(scope) : "";
  const readPending = () => (member === undefined ? null : store.read(name, member));
  const machine = moneyActionMachine.provide({
    actors: {
      watchPending: fromCallback<EventObject>(({ sendBack }) => {
        if (!isOfMember) return;
        return watchMember(scope, (known) => {
          member = known;
          const pending = readPending();
          if (pending) sendBack({ type: "pending.found", pending });
        });
      }),
      holdLock: createHoldLock(scope.locks, async () => {
        member ??= await findMember(scope);
        return readPending();
      }),
      prepareIntention: fromPromise(async ({ input: { order } }) =>
        // Whose money it is could not be read: an order from before may be waiting.
        order && member !== undefined ? prepareIntention(scope, order) : NOTHING_SENT,
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
        if (params.intention) store.write(params.scope, params.intention);
      },
      clearPending: (_, params) => {
        if (params.intention) store.remove(params.scope, params.intention.before.member);
        refreshMoney(scope);
      },
      leavePending: () => {
        member = undefined;
        void scope.queryClient.resetQueries({ queryKey: walletKey });
      },
    },
  });
  return createActor(machine, { input: { scope: name, pending: readPending() } });
}
