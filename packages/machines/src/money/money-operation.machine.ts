import { classifyFailure, type Failure } from "@satang/core";
import { assign, type EventObject, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../actors/not-provided.ts";
import {
  canRepeatNow,
  isDecidingReading,
  isNotKnownYet,
  QUIET_DELAY,
  QUIET_READINGS,
  settleFacts,
  timeLeftToSettle,
} from "./money-operation.rules.ts";
import type {
  Intention,
  Judgement,
  MoneyOperationContext,
  MoneyOperationEvent,
  MoneyOperationInput,
  Outcome,
  Prepared,
  SendReply,
  StoredState,
} from "./money-operation.types.ts";
import { readDelay } from "./settle.rules.ts";

const intentionOf = ({ context }: { context: MoneyOperationContext }) => ({
  intention: context.intention,
});
const operationOf = ({ context }: { context: MoneyOperationContext }) => ({
  operation: context.operation,
});

const decided = (kind: Outcome["kind"]) =>
  [
    { type: "setOutcome", params: { kind, isAnswered: false } },
    { type: "saveOutcome", params: intentionOf },
  ] as const;

/**
 * One money operation, from the order to its end: one call per intention of the member, and no
 * outcome without proof (decisions 9, 10, 51). It contains no name of an operation.
 *
 * Provide the actors and actions:
 * - `holdLock` takes the lock over all tabs, reads storage, and sends `lock.acquired` or
 *   `lock.busy`.
 * - `prepare` reads the current state and makes the intention. Nothing is sent when it fails.
 * - `send` stores the intention, then makes the call with its key.
 * - `judge` reads statement and wallet, and judges. It never sends the order.
 * - `saveOutcome` stores an outcome until it is reported, `removeStored` removes a reported
 *   intention, and `notifyEnded` makes the host read balances and lists again.
 */
export const moneyOperationMachine = setup({
  types: {
    context: {} as MoneyOperationContext,
    events: {} as MoneyOperationEvent,
    input: {} as MoneyOperationInput,
  },
  actors: {
    holdLock: fromCallback<
      EventObject,
      { lock: string; intention: Intention | null; wait: boolean }
    >(notProvided("money operation", "holdLock")),
    prepare: fromPromise<Prepared, { operation: string; order: unknown }>(
      notProvided("money operation", "prepare"),
    ),
    send: fromPromise<SendReply, { intention: Intention | null }>(
      notProvided("money operation", "send"),
    ),
    judge: fromPromise<Judgement, { intention: Intention | null }>(
      notProvided("money operation", "judge"),
    ),
  },
  actions: {
    saveOutcome: (_, _params: { intention: Intention | null }) => {},
    removeStored: (_, _params: { intention: Intention | null }) => {},
    notifyEnded: (_, _params: { operation: string }) => {},
    setIntention: assign((_, { intention }: { intention: Intention | null }) =>
      intention ? { intention, order: intention.order } : {},
    ),
    /** When no earlier send can still be executed, it counts as a first send again. */
    setSent: assign(({ context: { intention, times } }) => {
      const now = times.now();
      const isFirst = intention?.sends === 0 || intention?.outcome?.kind === "nothingHappened";
      return {
        intention: intention && {
          ...intention,
          startedAt: isFirst ? now : intention.startedAt,
          isServerTime: times.isServerTime() && (isFirst || intention.isServerTime),
          lastSentAt: now,
          sends: isFirst ? 1 : intention.sends + 1,
          outcome: null,
        },
        error: null,
        isAnswered: false,
        isHidden: false,
        isRepeated: false,
      };
    }),
    clearReadings: assign(({ context }) => ({
      readings: 0,
      quietReadings: 0,
      judgement: null,
      watchedFrom: context.times.monotonic(),
    })),
    setEndedAt: assign(({ context }) => ({ endedAt: context.times.monotonic() })),
    setLeftWhenRead: assign(({ context }) => ({ leftWhenRead: timeLeftToSettle(context) })),
    setJudgement: assign(({ context }, { judgement }: { judgement: Judgement }) => ({
      judgement,
      readings: context.readings + 1,
      quietReadings:
        judgement.kind === "absent" && isDecidingReading(context) ? context.quietReadings + 1 : 0,
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
    /**
     * An outcome that came as a reply to this tab is not stored: only a stored outcome can be
     * closed by another tab.
     */
    isRemovedElsewhere: ({ context }, { state }: { state: StoredState }) =>
      state.kind === "none" && !context.isAnswered,
    /** Another tab sent it again, or found its outcome. */
    isNews: ({ context: { intention } }, { state }: { state: StoredState }) => {
      if (state.kind === "none" || intention === null) return false;
      const { outcome, lastSentAt } = state.intention;
      const isFound = outcome !== null && outcome.kind !== intention.outcome?.kind;
      return lastSentAt !== intention.lastSentAt || isFound;
    },
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
    isJudged: ({ context }, { kind }: { kind: Judgement["kind"] }) =>
      context.judgement?.kind === kind,
    isQuietEnough: ({ context }) => context.quietReadings >= QUIET_READINGS,
    /**
     * A member who closes the form during the lookup has not yet read that the outcome is not
     * known.
     */
    isTold: ({ context }) => context.isRepeated || isNotKnownYet(context),
    isSendable: ({ context }) => context.policy.isSendable,
    canRepeatNow: ({ context }) => canRepeatNow(context),
    /** Right before a retry is sent, the last reading must allow it too. */
    canResend: ({ context }, { judgement }: { judgement: Judgement }) =>
      (judgement.kind === "absent" && isDecidingReading(context)) ||
      (canRepeatNow(context) && (judgement.kind === "absent" || judgement.kind === "unclear")),
    hasSettled: ({ context }) => timeLeftToSettle(context) === 0,
  },
  delays: {
    readDelay: ({ context }) => {
      const { settleMs, now } = settleFacts(context);
      const settledFor = context.intention ? now - context.intention.lastSentAt - settleMs : 0;
      return context.quietReadings > 0
        ? QUIET_DELAY
        : readDelay(context.readings, timeLeftToSettle(context), settledFor);
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
    readings: 0,
    quietReadings: 0,
    judgement: null,
    watchedFrom: input.times.monotonic(),
    endedAt: null,
    leftWhenRead: Number.POSITIVE_INFINITY,
    isHidden: false,
    isRepeated: false,
  }),
  initial: "starting",
  states: {
    starting: { always: [{ guard: "isStored", target: "restoring" }, { target: "exclusive" }] },

    /** Another tab may still be sending it: nothing is reported before the lock is free. */
    restoring: {
      invoke: {
        id: "awaitSender",
        src: "holdLock",
        input: ({ context }) => ({
          lock: context.lock,
          intention: context.intention,
          wait: true,
        }),
      },
      on: {
        "lock.acquired": [
          { guard: { type: "isRemoved", params: ({ event }) => event }, target: "closed" },
          {
            target: "restored",
            actions: { type: "setIntention", params: ({ event }) => storedOf(event.state) },
          },
        ],
        "stored.changed": {
          guard: { type: "isRemoved", params: ({ event }) => event },
          target: "closed",
        },
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
        { target: "watching", actions: "clearReadings" },
      ],
    },

    /** Everything that sends a call happens while this tab holds the lock. */
    exclusive: {
      invoke: {
        id: "holdLock",
        src: "holdLock",
        input: ({ context }) => ({
          lock: context.lock,
          intention: context.intention,
          wait: false,
        }),
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
          invoke: {
            id: "prepare",
            src: "prepare",
            input: ({ context: { operation, order } }) => ({ operation, order }),
            onDone: [
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
            onError: {
              target: "#moneyOperation.notSent",
              actions: {
                type: "setError",
                params: { error: { kind: "notSent", reason: "unread" } },
              },
            },
          },
        },

        /** The last reading before it is sent again. */
        reconciling: {
          entry: "setLeftWhenRead",
          invoke: {
            id: "reconcile",
            src: "judge",
            input: intentionOf,
            onDone: [
              {
                guard: { type: "canResend", params: ({ event }) => ({ judgement: event.output }) },
                target: "sending",
              },
              {
                target: "#moneyOperation.watching.judged",
                actions: {
                  type: "setJudgement",
                  params: ({ event }) => ({ judgement: event.output }),
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
            input: intentionOf,
            onDone: [
              {
                guard: { type: "isOk", params: ({ event }) => ({ reply: event.output }) },
                target: "#moneyOperation.ended.done",
                actions: [
                  { type: "setReceipt", params: ({ event }) => receiptOf(event.output) },
                  { type: "setOutcome", params: { kind: "done", isAnswered: true } },
                  { type: "removeStored", params: intentionOf },
                ],
              },
              {
                guard: { type: "isRefused", params: ({ event }) => ({ reply: event.output }) },
                target: "#moneyOperation.ended.refused",
                actions: [
                  { type: "setError", params: ({ event }) => errorOf(event.output) },
                  { type: "setOutcome", params: { kind: "refused", isAnswered: true } },
                  { type: "removeStored", params: intentionOf },
                ],
              },
              {
                guard: { type: "isNotSent", params: ({ event }) => ({ reply: event.output }) },
                target: "#moneyOperation.notSent",
                actions: [
                  { type: "setError", params: ({ event }) => errorOf(event.output) },
                  { type: "removeStored", params: intentionOf },
                ],
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
        "operation.check": ".reading",
        "operation.retry": { guard: "canRepeatNow", target: "exclusive" },
        "operation.repeat": { actions: "setRepeated" },
        "operation.close": { guard: "isTold", actions: "setHidden" },
        "operation.forget": {
          guard: "hasSettled",
          target: "closed",
          actions: { type: "removeStored", params: intentionOf },
        },
        "stored.changed": [
          { guard: { type: "isRemoved", params: ({ event }) => event }, target: "closed" },
          {
            guard: { type: "isNews", params: ({ event }) => event },
            target: "restored",
            actions: { type: "setIntention", params: ({ event }) => storedOf(event.state) },
          },
        ],
      },
      states: {
        waiting: { after: { readDelay: "reading" } },
        reading: {
          entry: "setLeftWhenRead",
          invoke: {
            id: "judge",
            src: "judge",
            input: intentionOf,
            onDone: {
              target: "judged",
              actions: {
                type: "setJudgement",
                params: ({ event }) => ({ judgement: event.output }),
              },
            },
            onError: {
              target: "judged",
              actions: {
                type: "setJudgement",
                params: { judgement: { kind: "unclear", hint: null } },
              },
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
            { target: "waiting" },
          ],
        },
      },
    },

    /** The outcome is known, and is kept until the member has read it. */
    ended: {
      entry: { type: "notifyEnded", params: operationOf },
      on: {
        "operation.close": {
          target: "closed",
          actions: { type: "removeStored", params: intentionOf },
        },
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
         * It was sent, but was not executed and can no longer be executed. A retry counts as a
         * first send.
         */
        nothingHappened: {
          on: {
            "operation.retry": { guard: "isSendable", target: "#moneyOperation.exclusive" },
            "operation.repeat": { guard: "isSendable", target: "#moneyOperation.exclusive" },
          },
        },
      },
    },

    /** No call was sent. */
    notSent: { on: { "operation.close": "closed" } },

    /** Reported, or it belongs to another member. */
    closed: { type: "final" },
  },
});

type OutcomeParams = { readonly kind: Outcome["kind"]; readonly isAnswered: boolean };

const storedOf = (state: StoredState) => ({
  intention: state.kind === "stored" ? state.intention : null,
});
const preparedOf = (prepared: Prepared) => ({ intention: prepared.ok ? prepared.data : null });
const receiptOf = (reply: SendReply) => ({ receipt: reply.ok ? reply.data : null });
const errorOf = (reply: Prepared | SendReply) => ({ error: reply.ok ? null : reply.error });
