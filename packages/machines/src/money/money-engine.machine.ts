import {
  type ActorRefFrom,
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  setup,
} from "xstate";
import { DOUBLE_TAP_MS } from "./double-tap.rules.ts";
import { isSameIntention, isSameOrder } from "./intention.rules.ts";
import { moneyOperationMachine } from "./money-operation.machine.ts";
import {
  selectCanRetry,
  selectIsAnswered,
  selectIsOpen,
  selectLateOutcome,
  selectMoneyOperationStatus,
} from "./money-operation.selectors.ts";
import type {
  Intention,
  MoneyOperationEffects,
  MoneyTimes,
  RetryPolicy,
} from "./money-operation.types.ts";
import { SAME_INTENTION_MS } from "./settle.rules.ts";

/** A running money operation. */
export type MoneyOperationRef = ActorRefFrom<typeof moneyOperationMachine>;

/** Facts of an operation, from its definition. */
export type OperationFacts = {
  /** Name of the lock for this order. */
  readonly lock: string;
  /** Subject of the form, where several forms share the lock. @default null */
  readonly subject?: string | null;
  readonly policy: RetryPolicy;
};

/** Input of the engine. */
export type MoneyEngineInput = {
  /** Facts of an operation for an order; `null` for an unknown operation or an order that is none of its orders. */
  readonly describe: (operation: string, order: unknown) => OperationFacts | null;
  readonly times: MoneyTimes;
  readonly effects: MoneyOperationEffects;
  /** Reports `stored.read` and `operations.wake`. Returns a function that stops it. */
  readonly watchStored: (report: (event: StoredReport) => void) => () => void;
};

/** Context of the engine. */
export type MoneyEngineContext = MoneyEngineInput & {
  /** Every operation that has not been closed, oldest first. */
  readonly operations: readonly MoneyOperationRef[];
  /** The operation last ordered, by lock. */
  readonly current: Readonly<Record<string, MoneyOperationRef>>;
  /** The last order and when it came, to ignore the second tap of two. */
  readonly lastOrder: {
    readonly operation: string;
    readonly order: unknown;
    readonly at: number;
  } | null;
  /** How many operations were started, for their ids. */
  readonly started: number;
};

/** Reports about the device. */
export type StoredReport =
  /** The entries of the device for the signed-in member and for visitors were read; also after another tab changed them. */
  | {
      readonly type: "stored.read";
      readonly member: string | null;
      readonly intentions: readonly Intention[];
    }
  /** Look at everything that is open again: the line is back, or the page was shown again. */
  | { readonly type: "operations.wake" };

/** Events of the engine. */
export type MoneyEngineEvent =
  /** The member orders something. */
  | { readonly type: "order.submit"; readonly operation: string; readonly order: unknown }
  | StoredReport;

const statusOf = (ref: MoneyOperationRef) => selectMoneyOperationStatus(ref.getSnapshot());

/** An operation that has no intention yet was ordered last. */
const startOf = (ref: MoneyOperationRef) =>
  ref.getSnapshot().context.intention?.startedAt ?? Number.POSITIVE_INFINITY;

/** The outcome came from a later reading, and no form shows it: the member may not have read it. */
const isUnread = (ref: MoneyOperationRef, { current }: MoneyEngineContext): boolean => {
  const snapshot = ref.getSnapshot();
  const isShown = current[snapshot.context.lock] === ref;
  return snapshot.matches("ended") && !selectIsAnswered(snapshot) && !isShown;
};

/** Whether the form of an order shows an operation: that of another subject does not show an outcome that came later. */
function isInForm(
  ref: MoneyOperationRef,
  { lock, subject = null }: OperationFacts,
  { current, describe }: MoneyEngineContext,
): boolean {
  if (current[lock] !== ref) return false;
  const snapshot = ref.getSnapshot();
  const { operation, order } = snapshot.context;
  const isSameSubject = (describe(operation, order)?.subject ?? null) === subject;
  return isSameSubject || selectLateOutcome(snapshot) === null;
}

/** The operation that an order would repeat: its outcome is not known or not read yet. */
function findSame(
  context: MoneyEngineContext,
  { operation, order }: { operation: string; order: unknown },
): MoneyOperationRef | null {
  const { operations, times } = context;
  const moment = { now: times.now(), isServerTime: times.isServerTime() };
  const same = operations.find((ref) => {
    const snapshot = ref.getSnapshot();
    const { intention, watchedFrom, endedAt } = snapshot.context;
    if (intention === null || !(selectIsOpen(snapshot) || isUnread(ref, context))) return false;
    // After a jump of the device clock, the age by that clock is wrong until the next reply.
    const isRecent = endedAt !== null && times.monotonic() - watchedFrom < SAME_INTENTION_MS;
    const isEqual = intention.operation === operation && isSameOrder(intention.order, order);
    return (isRecent && isEqual) || isSameIntention(intention, operation, order, moment);
  });
  return same ?? null;
}

/**
 * Runs every money operation of a member: starts orders, recognises a repeated order, restores
 * operations that a reload interrupted, and keeps each operation until it is closed. It contains no
 * name of an operation.
 */
export const moneyEngineMachine = setup({
  types: {
    context: {} as MoneyEngineContext,
    events: {} as MoneyEngineEvent,
    input: {} as MoneyEngineInput,
  },
  actors: {
    operation: moneyOperationMachine,
    watchStored: fromCallback<EventObject, Pick<MoneyEngineInput, "watchStored">>(
      ({ input, sendBack }) => input.watchStored(sendBack),
    ),
  },
  actions: {
    /**
     * An order that equals one of the last 15 minutes asks the member or shows the outcome; any
     * other order starts a new operation.
     */
    submitOrder: enqueueActions(
      ({ context, enqueue }, params: { readonly operation: string; readonly order: unknown }) => {
        const facts = context.describe(params.operation, params.order);
        if (facts === null) return;
        const same = findSame(context, params);
        if (same) {
          const snapshot = same.getSnapshot();
          const isRetry = facts.policy.isRepeatHarmless && !snapshot.matches("restoring");
          if (selectIsOpen(snapshot)) {
            const { order } = params;
            enqueue.sendTo(same, { type: "operation.renew", order, policy: facts.policy });
            enqueue.sendTo(same, { type: isRetry ? "operation.retry" : "operation.repeat" });
          }
          enqueue.assign({ current: { ...context.current, [facts.lock]: same } });
          return;
        }
        for (const ref of context.operations) {
          const snapshot = ref.getSnapshot();
          const isEnded = snapshot.matches("ended") || statusOf(ref) === "notSent";
          const isShown = isInForm(ref, facts, context);
          // A retry of the old operation in addition to the new one would send the same order
          // twice.
          const isTwice =
            selectCanRetry(snapshot) &&
            snapshot.context.operation === params.operation &&
            isSameOrder(snapshot.context.order, params.order);
          if (isEnded && (isShown || isTwice)) enqueue.sendTo(ref, { type: "operation.close" });
        }
        enqueue.assign(({ context: { operations, current, started, times, effects }, spawn }) => {
          const ref = spawn("operation", {
            id: `operation-${started + 1}`,
            input: { ...params, ...facts, stored: null, times, effects },
          });
          return {
            started: started + 1,
            operations: [...operations, ref],
            current: { ...current, [facts.lock]: ref },
          };
        });
      },
    ),
    setLastOrder: assign(
      ({ context }, { operation, order }: { operation: string; order: unknown }) => ({
        lastOrder: { operation, order, at: context.times.monotonic() },
      }),
    ),
    /**
     * Passes the stored intentions to running operations, starts those that are not running, and
     * stops those of other members.
     */
    syncStored: enqueueActions(
      ({ context, enqueue }, params: Extract<MoneyEngineEvent, { type: "stored.read" }>) => {
        const byKey = new Map(params.intentions.map((intention) => [intention.key, intention]));
        const running = new Set<string>();
        const foreign: MoneyOperationRef[] = [];
        for (const ref of context.operations) {
          const { intention } = ref.getSnapshot().context;
          if (intention === null) continue;
          // The intentions of visitors say nothing about a member's operation.
          if (params.member === null && intention.member !== null) continue;
          running.add(intention.key);
          const isForeign = intention.member !== null && intention.member !== params.member;
          if (isForeign) foreign.push(ref);
          const stored = byKey.get(intention.key);
          enqueue.sendTo(ref, {
            type: "stored.changed",
            state: stored
              ? { kind: "stored", intention: stored }
              : context.effects.readOrRestore(intention),
          });
        }
        // Most readings find what is running already: then every list stays the same.
        const isKnown = params.intentions.every(({ key }) => running.has(key));
        if (isKnown && foreign.length === 0) return;
        for (const ref of foreign) enqueue.stopChild(ref);
        enqueue.assign(({ context, spawn }) => {
          const { operations, current, started, times, describe, effects } = context;
          const kept = operations.filter((ref) => !foreign.includes(ref));
          const shown = Object.entries(current).filter(([, ref]) => !foreign.includes(ref));
          const restored = params.intentions.flatMap((stored, index) => {
            const { key, operation, order } = stored;
            const facts = running.has(key) ? null : describe(operation, order);
            if (facts === null) return [];
            const input = { operation, order, ...facts, stored, times, effects };
            const ref = spawn("operation", { id: `operation-${started + index + 1}`, input });
            return [{ ref, ...facts }];
          });
          return {
            started: started + params.intentions.length,
            operations: [...kept, ...restored.map(({ ref }) => ref)].sort(
              (one, other) => startOf(one) - startOf(other),
            ),
            // A form that is opened after a reload reports the operation that was interrupted there
            // before it accepts another order.
            current: Object.fromEntries([
              ...restored.map(({ lock, ref }) => [lock, ref] as const),
              ...shown,
            ]),
          };
        });
      },
    ),
    wakeOperations: enqueueActions(({ context, enqueue }) => {
      for (const ref of context.operations) enqueue.sendTo(ref, { type: "operation.wake" });
    }),
    removeClosed: assign(({ context: { operations, current } }) => {
      const isKept = (ref: MoneyOperationRef) => ref.getSnapshot().status === "active";
      return {
        operations: operations.filter(isKept),
        current: Object.fromEntries(Object.entries(current).filter(([, ref]) => isKept(ref))),
      };
    }),
  },
  guards: {
    /**
     * A fast service may have answered the first tap already; without this rule the second tap
     * would be a new order.
     */
    isSecondTap: (
      { context: { lastOrder, times } },
      { operation, order }: { operation: string; order: unknown },
    ) =>
      lastOrder !== null &&
      times.monotonic() - lastOrder.at < DOUBLE_TAP_MS &&
      lastOrder.operation === operation &&
      isSameOrder(lastOrder.order, order),
    /** At most one operation of a lock is being sent at a time. */
    isUnderWay: (
      { context: { operations, describe } },
      { operation, order }: { operation: string; order: unknown },
    ) => {
      const facts = describe(operation, order);
      return operations.some(
        (ref) => statusOf(ref) === "submitting" && ref.getSnapshot().context.lock === facts?.lock,
      );
    },
  },
}).createMachine({
  id: "moneyEngine",
  context: ({ input }) => ({
    ...input,
    operations: [],
    current: {},
    lastOrder: null,
    started: 0,
  }),
  invoke: {
    id: "watchStored",
    src: "watchStored",
    input: ({ context: { watchStored } }) => ({ watchStored }),
  },
  on: {
    "order.submit": [
      { guard: { type: "isSecondTap", params: ({ event }) => event } },
      { guard: { type: "isUnderWay", params: ({ event }) => event } },
      {
        actions: [
          {
            type: "submitOrder",
            params: ({ event: { operation, order } }) => ({ operation, order }),
          },
          { type: "setLastOrder", params: ({ event }) => event },
        ],
      },
    ],
    "stored.read": { actions: { type: "syncStored", params: ({ event }) => event } },
    "operations.wake": { actions: "wakeOperations" },
    "xstate.done.actor.*": { actions: "removeClosed" },
  },
});
