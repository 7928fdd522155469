import { classifyFailure, type Failure } from "@satang/core";
import { assign, type EventObject, fromCallback, fromPromise, setup } from "xstate";
import { isSameOrder, timeOfSend } from "./intention.rules.ts";
import {
  canRepeatNow,
  isNotKnownYet,
  settleFacts,
  timeLeftToSettle,
} from "./money-operation.rules.ts";
import type {
  Intention,
  Judgement,
  LockRequest,
  MoneyOperationContext,
  MoneyOperationEffects,
  MoneyOperationEvent,
  MoneyOperationInput,
  Outcome,
  Prepared,
  Reading,
  SendReply,
  StoredState,
} from "./money-operation.types.ts";
import { isTooLate, readMoment, SEND_DEADLINE } from "./order-age.rules.ts";
import {
  CHECK_PAUSE,
  isDecidingReading,
  QUIET_DELAY,
  QUIET_READINGS,
  readDelay,
} from "./readings.rules.ts";

/** Input of an actor that sends or reads. */
type EffectInput = {
  readonly effects: MoneyOperationEffects;
  readonly intention: Intention;
};

const effectInput = ({ context }: { context: MoneyOperationContext }): EffectInput => {
  const { effects, intention } = context;
  if (intention === null) throw new Error("a money operation has no intention");
  return { effects, intention };
};
const readingInput = ({ context }: { context: MoneyOperationContext }) => ({
  ...effectInput({ context }),
  isSettled: timeLeftToSettle(context) === 0,
});
const lockInput =
  (wait: boolean) =>
  ({ context: { effects, lock, intention } }: { context: MoneyOperationContext }) => ({
    effects,
    lock,
    intention,
    wait,
  });

const FAILED_READING: Reading = { judgement: { kind: "unclear", hint: null }, isSettled: false };

const answeredCheck = ({ check }: Pick<MoneyOperationContext, "check">) =>
  check === "requested" ? "answered" : check;

const decided = (kind: Outcome["kind"]) =>
  [{ type: "setOutcome", params: { kind, isAnswered: false } }, "saveOutcome"] as const;

/** The reading before an order was not made, or not in time. */
const notRead = {
  target: "#moneyOperation.notSent",
  actions: {
    type: "setError",
    params: { error: { kind: "notSent", reason: "unread" } },
  },
} as const;

/**
 * A money operation, from the order to its end: one call per intention of the member, and no
 * outcome without proof (decisions 9, 10, 51). It contains no name of an operation.
 */
export const moneyOperationMachine = setup({
  types: {
    context: {} as MoneyOperationContext,
    events: {} as MoneyOperationEvent,
    input: {} as MoneyOperationInput,
  },
  actors: {
    holdLock: fromCallback<EventObject, LockRequest & Pick<EffectInput, "effects">>(
      ({ input: { effects, ...request }, sendBack }) => effects.holdLock(request, sendBack),
    ),
    prepare: fromPromise<Prepared, Pick<MoneyOperationContext, "effects" | "operation" | "order">>(
      ({ input: { effects, operation, order } }) => effects.prepare(operation, order),
    ),
    send: fromPromise<SendReply, EffectInput>(({ input: { effects, intention } }) =>
      effects.send(intention),
    ),
    judge: fromPromise<Reading, EffectInput & Pick<Reading, "isSettled">>(
      async ({ input: { effects, intention, isSettled } }) => ({
        judgement: await effects.judge(intention),
        isSettled,
      }),
    ),
  },
  actions: {
    saveOutcome: ({ context: { effects, intention } }) => {
      if (intention) effects.saveOutcome(intention);
    },
    removeStored: ({ context: { effects, intention } }) => {
      if (intention) effects.removeStored(intention);
    },
    notifyEnded: ({ context: { effects, operation } }) => effects.notifyEnded(operation),
    /** Storage does not hold every part of an order. */
    setIntention: assign(({ context }, { intention }: { intention: Intention | null }) => {
      if (intention === null) return {};
      const isOwn = isSameOrder(context.order, intention.order);
      const order = isOwn ? context.order : intention.order;
      return { intention: { ...intention, order }, order };
    }),
    setOrder: assign(({ context }, { order, policy }: Pick<Renewal, "order" | "policy">) => ({
      order,
      policy,
      intention: context.intention && { ...context.intention, order },
    })),
    /** When no earlier send can still be executed, it counts as a first send again. */
    setSent: assign(({ context: { intention, times } }) => {
      const now = times.now();
      const isFirst = intention?.sends === 0 || intention?.outcome?.kind === "nothingHappened";
      return {
        intention: intention && {
          ...intention,
          startedAt: isFirst ? now : intention.startedAt,
          isServerTime: times.isServerTime() && (isFirst || intention.isServerTime),
          lastSentAt: timeOfSend(now, intention.lastSentAt),
          sends: isFirst ? 1 : intention.sends + 1,
          outcome: null,
        },
        error: null,
        isAnswered: false,
        isSeen: false,
        isHidden: false,
        isRepeated: false,
        watchedFrom: times.monotonic(),
        watchedSince: now,
      };
    }),
    setOrderedAt: assign(({ context: { times } }) => ({ orderedAt: readMoment(times) })),
    clearReadings: assign({ readings: 0, quietReadings: 0, judgement: null, check: "none" }),
    setCheckRequested: assign({ check: "requested" }),
    setCheckAnswered: assign(({ context }) => ({ check: answeredCheck(context) })),
    clearCheck: assign({ check: "none" }),
    /** The call of another page may have ended just now. */
    setWatchedFrom: assign(({ context: { times } }) => ({
      watchedFrom: times.monotonic(),
      watchedSince: times.now(),
      endedAt: null,
    })),
    setEndedAt: assign(({ context }) => ({ endedAt: context.times.monotonic() })),
    /** The judgement also answers a member who asked for a reading. */
    setJudgement: assign(({ context }, { reading }: { reading: Reading }) => ({
      judgement: reading.judgement,
      readings: context.readings + 1,
      quietReadings:
        reading.judgement.kind === "absent" && isDecidingReading(context, reading)
          ? context.quietReadings + 1
          : 0,
      check: answeredCheck(context),
    })),
    setError: assign((_, { error }: { error: Failure | null }) => ({ error })),
    setReceipt: assign((_, { receipt }: { receipt: unknown }) => ({ receipt, error: null })),
    setProof: assign(({ context: { judgement } }) => ({
      receipt: judgement?.kind === "done" ? judgement.receipt : null,
      error: null,
    })),
    setOutcome: assign(({ context: { intention } }, { kind, isAnswered }: OutcomeParams) => ({
      intention: intention && { ...intention, outcome: { kind } },
      isAnswered,
      isHidden: false,
    })),
    setSeen: assign({ isSeen: true }),
    /** From now on it is reported on any screen, like an outcome that was found later. */
    clearAnswered: assign({ isAnswered: false }),
    setHidden: assign({ isHidden: true }),
    /** The same order was made while another tab may be sending it: this tab sends nothing. */
    setLocked: assign({
      isRepeated: true,
      error: { kind: "notSent", reason: "locked" } as Failure,
    }),
    clearLocked: assign({ isRepeated: false, error: null }),
    setRepeated: assign({ isRepeated: true, isHidden: false }),
  },
  guards: {
    isNew: ({ context }) => context.intention === null,
    isStored: ({ context }) => context.intention !== null,
    hasOutcome: ({ context }, { kind }: { kind: Outcome["kind"] }) =>
      context.intention?.outcome?.kind === kind,
    isRemoved: (_, { state }: { state: StoredState }) => state.kind === "none",
    isNotSeen: ({ context }) => !context.isSeen,
    /** An outcome that came as a reply to this tab is shown here until its form is closed, and removed when it was seen. */
    isRemovedElsewhere: ({ context }, { state }: { state: StoredState }) =>
      state.kind === "none" && !context.isAnswered,
    /** Another tab found its outcome. */
    isOutcomeFound: ({ context }, { state }: { state: StoredState }) =>
      state.kind === "stored" &&
      state.intention.outcome !== null &&
      state.intention.outcome.kind !== context.intention?.outcome?.kind,
    /** Another tab sent it again, or found its outcome. */
    isNews: ({ context: { intention } }, { state }: { state: StoredState }) => {
      if (state.kind === "none" || intention === null) return false;
      const { outcome, lastSentAt } = state.intention;
      const isFound = outcome !== null && outcome.kind !== intention.outcome?.kind;
      return lastSentAt !== intention.lastSentAt || isFound;
    },
    isTooLate: ({ context }) => isTooLate(context),
    isPrepared: (_, { prepared }: { prepared: Prepared }) => prepared.ok,
    isOk: (_, { reply }: { reply: SendReply }) => reply.ok,
    /**
     * Only the reply to a first send is decisive: the reply to a retry says nothing about the
     * earlier send.
     */
    isRefused: ({ context }, { reply }: { reply: SendReply }) =>
      !reply.ok && context.intention?.sends === 1 && classifyFailure(reply.error) === "refusal",
    isNotSent: ({ context }, { reply }: { reply: SendReply }) =>
      !reply.ok && context.intention?.sends === 1 && classifyFailure(reply.error) === "notSent",
    isRetryNotSent: ({ context }, { reply }: { reply: SendReply }) =>
      !reply.ok && context.intention?.sends !== 1 && classifyFailure(reply.error) === "notSent",
    isJudged: ({ context }, { kind }: { kind: Judgement["kind"] }) =>
      context.judgement?.kind === kind,
    isQuietEnough: ({ context }) => context.quietReadings >= QUIET_READINGS,
    /**
     * A member who closes the form during the lookup has not yet read that the outcome is not
     * known.
     */
    isUnknownShown: ({ context }) => context.isRepeated || isNotKnownYet(context),
    isSendable: ({ context }) => context.policy.isSendable,
    isCheckRequested: ({ context }) => context.check === "requested",
    isCheckAnswered: ({ context }) => context.check === "answered",
    canRepeatNow: ({ context }) => canRepeatNow(context),
    /** Right before a retry is sent, the last reading must allow it too. */
    canResend: ({ context }, { reading }: { reading: Reading }) => {
      const { kind } = reading.judgement;
      return (
        (kind === "absent" && isDecidingReading(context, reading)) ||
        (canRepeatNow(context) && (kind === "absent" || kind === "unclear"))
      );
    },
    hasSettled: ({ context }) => timeLeftToSettle(context) === 0,
  },
  delays: {
    checkPauseDelay: CHECK_PAUSE,
    sendDeadlineDelay: SEND_DEADLINE,
    settleDelay: ({ context }) => context.policy.settleMs,
    readDelay: ({ context }) => {
      const { settleMs, watchedMs } = settleFacts(context);
      return context.quietReadings > 0
        ? QUIET_DELAY
        : readDelay(context.readings, timeLeftToSettle(context), watchedMs - settleMs);
    },
  },
}).createMachine({
  id: "moneyOperation",
  context: ({ input: { stored, ...input } }) => ({
    ...input,
    order: stored ? stored.order : input.order,
    intention: stored,
    receipt: null,
    error: null,
    isAnswered: false,
    isSeen: false,
    readings: 0,
    quietReadings: 0,
    judgement: null,
    watchedFrom: input.times.monotonic(),
    watchedSince: input.times.now(),
    endedAt: null,
    isHidden: false,
    isRepeated: false,
    check: "none",
    orderedAt: readMoment(input.times),
  }),
  initial: "starting",
  on: {
    "operation.renew": { actions: { type: "setOrder", params: ({ event }) => event } },
  },
  states: {
    starting: { always: [{ guard: "isStored", target: "restoring" }, { target: "exclusive" }] },

    /**
     * Another tab may still be sending it: nothing is reported before the lock is free. A tab that
     * holds it for longer than a call can take is frozen; after that, it sends nothing either.
     */
    restoring: {
      after: { settleDelay: "restored" },
      invoke: {
        id: "awaitSender",
        src: "holdLock",
        input: lockInput(true),
      },
      on: {
        "lock.acquired": [
          { guard: { type: "isRemoved", params: ({ event }) => event }, target: "closed" },
          {
            target: "restored",
            actions: { type: "setIntention", params: ({ event }) => storedOf(event.state) },
          },
        ],
        "stored.changed": [
          { guard: { type: "isRemoved", params: ({ event }) => event }, target: "closed" },
          { actions: { type: "setIntention", params: ({ event }) => storedOf(event.state) } },
        ],
        "operation.repeat": { actions: "setLocked" },
        "operation.close": { actions: "clearLocked" },
      },
    },

    /** Continues at the point that the stored intention records. */
    restored: {
      always: [
        { guard: { type: "hasOutcome", params: { kind: "done" } }, target: "ended.done" },
        { guard: { type: "hasOutcome", params: { kind: "refused" } }, target: "ended.refused" },
        { guard: { type: "hasOutcome", params: { kind: "reversed" } }, target: "ended.reversed" },
        {
          guard: { type: "hasOutcome", params: { kind: "nothingHappened" } },
          target: "ended.nothingHappened",
        },
        // The readings so far may belong to an earlier send.
        { target: "watching", actions: ["clearReadings", "setWatchedFrom"] },
      ],
    },

    /** Everything that sends a call happens while this tab holds the lock. */
    exclusive: {
      entry: "setOrderedAt",
      invoke: {
        id: "holdLock",
        src: "holdLock",
        input: lockInput(false),
      },
      initial: "locking",
      states: {
        locking: {
          on: {
            "lock.busy": [
              { guard: "isStored", target: "#moneyOperation.watching" },
              {
                target: "#moneyOperation.notSent",
                actions: {
                  type: "setError",
                  params: { error: { kind: "notSent", reason: "locked" } },
                },
              },
            ],
            "lock.acquired": [
              { guard: "isNew", target: "preparing" },
              {
                guard: { type: "isRemoved", params: ({ event }) => event },
                target: "#moneyOperation.closed",
              },
              {
                guard: { type: "isNews", params: ({ event }) => event },
                target: "#moneyOperation.restored",
                actions: { type: "setIntention", params: ({ event }) => storedOf(event.state) },
              },
              { target: "reconciling" },
            ],
          },
        },

        preparing: {
          after: { sendDeadlineDelay: notRead },
          invoke: {
            id: "prepare",
            src: "prepare",
            input: ({ context: { effects, operation, order } }) => ({ effects, operation, order }),
            onDone: [
              { guard: "isTooLate", ...notRead },
              {
                guard: { type: "isPrepared", params: ({ event }) => ({ prepared: event.output }) },
                target: "sending",
                actions: {
                  type: "setIntention",
                  params: ({ event }) => preparedOf(event.output),
                },
              },
              {
                target: "#moneyOperation.notSent",
                actions: { type: "setError", params: ({ event }) => errorOf(event.output) },
              },
            ],
            onError: notRead,
          },
        },

        /** The last reading before it is sent again. */
        reconciling: {
          after: { sendDeadlineDelay: "#moneyOperation.watching" },
          invoke: {
            id: "reconcile",
            src: "judge",
            input: readingInput,
            onDone: [
              { guard: "isTooLate", target: "#moneyOperation.watching" },
              {
                guard: { type: "canResend", params: ({ event }) => ({ reading: event.output }) },
                target: "sending",
              },
              {
                target: "#moneyOperation.watching.judged",
                actions: {
                  type: "setJudgement",
                  params: ({ event }) => ({ reading: event.output }),
                },
              },
            ],
            onError: { target: "#moneyOperation.watching" },
          },
        },

        sending: {
          entry: "setSent",
          exit: "setEndedAt",
          invoke: {
            id: "send",
            src: "send",
            input: effectInput,
            onDone: [
              {
                guard: { type: "isOk", params: ({ event }) => ({ reply: event.output }) },
                target: "#moneyOperation.ended.done",
                actions: [
                  { type: "setReceipt", params: ({ event }) => receiptOf(event.output) },
                  { type: "setOutcome", params: { kind: "done", isAnswered: true } },
                  "saveOutcome",
                ],
              },
              {
                guard: { type: "isRefused", params: ({ event }) => ({ reply: event.output }) },
                target: "#moneyOperation.ended.refused",
                actions: [
                  { type: "setError", params: ({ event }) => errorOf(event.output) },
                  { type: "setOutcome", params: { kind: "refused", isAnswered: true } },
                  "saveOutcome",
                ],
              },
              {
                guard: { type: "isNotSent", params: ({ event }) => ({ reply: event.output }) },
                target: "#moneyOperation.notSent",
                actions: [
                  { type: "setError", params: ({ event }) => errorOf(event.output) },
                  "removeStored",
                ],
              },
              {
                // The stored intention says when it was last sent, this one says now.
                guard: { type: "isRetryNotSent", params: ({ event }) => ({ reply: event.output }) },
                target: "#moneyOperation.restoring",
                actions: { type: "setError", params: ({ event }) => errorOf(event.output) },
              },
              {
                target: "#moneyOperation.watching",
                actions: [
                  { type: "setError", params: ({ event }) => errorOf(event.output) },
                  "clearReadings",
                ],
              },
            ],
            /** The actor threw an error: the call may have been sent. */
            onError: { target: "#moneyOperation.watching", actions: "clearReadings" },
          },
        },
      },
    },

    /**
     * The outcome is not known. Readings continue until it is, even when the member closes the
     * message.
     */
    watching: {
      initial: "waiting",
      on: {
        "operation.wake": ".reading",
        "operation.retry": {
          guard: "canRepeatNow",
          target: "exclusive",
          actions: "setCheckAnswered",
        },
        "operation.repeat": { actions: "setRepeated" },
        "operation.close": { guard: "isUnknownShown", actions: "setHidden" },
        "operation.forget": {
          guard: "hasSettled",
          target: "closed",
          actions: "removeStored",
        },
        "stored.changed": [
          { guard: { type: "isRemoved", params: ({ event }) => event }, target: "closed" },
          {
            guard: { type: "isOutcomeFound", params: ({ event }) => event },
            target: "restored",
            actions: { type: "setIntention", params: ({ event }) => storedOf(event.state) },
          },
          {
            // Another page may still be sending it.
            guard: { type: "isNews", params: ({ event }) => event },
            target: "restoring",
            actions: { type: "setIntention", params: ({ event }) => storedOf(event.state) },
          },
        ],
      },
      states: {
        waiting: {
          after: { readDelay: "reading" },
          initial: "ready",
          states: {
            ready: {
              on: {
                "operation.check": {
                  target: "#moneyOperation.watching.reading",
                  actions: "setCheckRequested",
                },
              },
            },
            /**
             * The answer to a member who asked is shown for a moment. One who presses again and
             * again must not read more often than this.
             */
            pausing: {
              on: { "operation.check": { actions: "setCheckRequested" } },
              after: {
                checkPauseDelay: [
                  { guard: "isCheckRequested", target: "#moneyOperation.watching.reading" },
                  { target: "ready", actions: "clearCheck" },
                ],
              },
            },
          },
        },
        reading: {
          on: { "operation.check": { actions: "setCheckRequested" } },
          invoke: {
            id: "judge",
            src: "judge",
            input: readingInput,
            onDone: {
              target: "judged",
              actions: {
                type: "setJudgement",
                params: ({ event }) => ({ reading: event.output }),
              },
            },
            onError: {
              target: "judged",
              actions: { type: "setJudgement", params: { reading: FAILED_READING } },
            },
          },
        },
        judged: {
          always: [
            {
              guard: { type: "isJudged", params: { kind: "done" } },
              target: "#moneyOperation.ended.done",
              actions: ["setProof", ...decided("done")],
            },
            {
              guard: { type: "isJudged", params: { kind: "reversed" } },
              target: "#moneyOperation.ended.reversed",
              actions: ["setProof", ...decided("reversed")],
            },
            {
              guard: { type: "isJudged", params: { kind: "foreign" } },
              target: "#moneyOperation.closed",
            },
            {
              guard: "isQuietEnough",
              target: "#moneyOperation.ended.nothingHappened",
              actions: decided("nothingHappened"),
            },
            { guard: "isCheckAnswered", target: "waiting.pausing" },
            { target: "waiting" },
          ],
        },
      },
    },

    /** The outcome is known, and is kept until the member has seen it. */
    ended: {
      entry: "notifyEnded",
      on: {
        "operation.close": {
          target: "closed",
          actions: "removeStored",
        },
        "operation.report": "reported",
        "operation.seen": { actions: ["setSeen", "removeStored"] },
        "operation.missed": { guard: "isNotSeen", actions: "clearAnswered" },
        "stored.changed": [
          {
            guard: { type: "isRemovedElsewhere", params: ({ event }) => event },
            target: "closed",
          },
          {
            guard: { type: "isNews", params: ({ event }) => event },
            target: "restoring",
            actions: { type: "setIntention", params: ({ event }) => storedOf(event.state) },
          },
        ],
      },
      initial: "done",
      states: {
        /** Executed, once. */
        done: {},
        /** The service refused it. */
        refused: {},
        /** The service executed it and returned the money. */
        reversed: {},
        /**
         * The order was sent, but was not executed and can no longer be executed. A retry counts as
         * a first send.
         */
        nothingHappened: {
          on: {
            "operation.retry": { guard: "isSendable", target: "#moneyOperation.exclusive" },
            "operation.repeat": { guard: "isSendable", target: "#moneyOperation.exclusive" },
          },
        },
      },
    },

    /**
     * The outcome was reported to the page, and the form is free for the next order. Until the member has seen it, a
     * reload reports it again.
     */
    reported: {
      on: {
        "operation.seen": { target: "closed", actions: "removeStored" },
        "operation.missed": { target: "restored", actions: "clearAnswered" },
        "stored.changed": {
          guard: { type: "isRemoved", params: ({ event }) => event },
          target: "closed",
        },
      },
    },

    /** No call was sent. */
    notSent: { on: { "operation.close": "closed" } },

    /** Reported, or it belongs to another member. */
    closed: { type: "final" },
  },
});

type Renewal = Extract<MoneyOperationEvent, { type: "operation.renew" }>;
type OutcomeParams = { readonly kind: Outcome["kind"]; readonly isAnswered: boolean };

const storedOf = (state: StoredState) => ({
  intention: state.kind === "stored" ? state.intention : null,
});
const preparedOf = (prepared: Prepared) => ({ intention: prepared.ok ? prepared.data : null });
const receiptOf = (reply: SendReply) => ({ receipt: reply.ok ? reply.data : null });
const errorOf = (reply: Prepared | SendReply) => ({ error: reply.ok ? null : reply.error });
