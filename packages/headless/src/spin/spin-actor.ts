import type { Result } from "@satang/core";
import { succeed } from "@satang/core";
import {
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectMoneyOperationName,
  selectMoneyOperationReceipt,
  selectMoneyOperationStatus,
} from "@satang/machines/money";
import { type SpinEvent, spinMachine, type WheelSetup } from "@satang/machines/spin";
import {
  type ActorRefFrom,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
} from "xstate";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { refreshQueries } from "../money/refresh-money.ts";
import { watchOperations } from "../money/watch-operations.ts";
import type { SatangScope } from "../provider/scope.ts";
import { claimCouponOperation } from "./claim-coupon.operation.ts";
import { isPrize, spinOperation } from "./spin.operation.ts";
import { toWheelSetup } from "./spin.rules.ts";

/** A running wheel. */
export type SpinActor = ActorRefFrom<typeof spinMachine>;

function eventOfSpin(
  snapshot: MoneyOperationSnapshot,
  status: MoneyOperationStatus,
): SpinEvent | null {
  if (status === "submitting") return { type: "spin.sent" };
  if (status !== "done") return { type: "spin.ended" };
  const receipt = selectMoneyOperationReceipt(snapshot);
  return isPrize(receipt) ? { type: "spin.won", prize: receipt } : { type: "spin.ended" };
}

const CLAIM_ENDS: readonly MoneyOperationStatus[] = ["done", "refused", "nothingHappened"];

/** Event for the wheel after an operation; `null` for none. */
function eventOf(snapshot: MoneyOperationSnapshot, status: MoneyOperationStatus): SpinEvent | null {
  const name = selectMoneyOperationName(snapshot);
  if (name === spinOperation.name) return eventOfSpin(snapshot, status);
  // A coupon can be worth coins, and one that is refused was perhaps claimed elsewhere (journey.txt §4).
  const isClaim = name === claimCouponOperation.name && CLAIM_ENDS.includes(status);
  return isClaim ? { type: "wheel.reload" } : null;
}

/** The actor `watchSpin`: sends what the operations of the wheel did, each status once. */
const createWatchSpin = (engine: MoneyEngine) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const last = new Map<unknown, MoneyOperationStatus>();
    return watchOperations(engine, (snapshot, ref) => {
      const status = selectMoneyOperationStatus(snapshot);
      const isFirst = !last.has(ref);
      if (last.get(ref) === status) return;
      last.set(ref, status);
      // The outcome of an earlier visit was reported, and a closed message changes nothing.
      if (status === "closed" || (isFirst && status === "done")) return;
      const event = eventOf(snapshot, status);
      if (event) sendBack(event);
    });
  });

/** The wheel with its calls. Not started. */
export function createSpin(scope: SatangScope, engine: MoneyEngine): SpinActor {
  const { client } = scope;
  const machine = spinMachine.provide({
    actors: {
      readSetup: fromPromise<Result<WheelSetup>>(async () => {
        const reply = await client.spinwheel.setup();
        return reply.ok ? succeed(toWheelSetup(reply.data)) : reply;
      }),
      watchSpin: createWatchSpin(engine),
    },
    actions: {
      // Later, because the engine must not run inside an action of this machine.
      notifyStarted: () =>
        queueMicrotask(() =>
          engine.send({ type: "order.submit", operation: spinOperation.name, order: { coins: 1 } }),
        ),
      notifyReloaded: () => refreshQueries(scope, ["spin", "wallet"]),
    },
  });
  return createActor(machine);
}
