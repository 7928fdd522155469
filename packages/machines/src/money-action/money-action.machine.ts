import { assign, type EventObject, fromCallback, fromPromise, setup } from "xstate";
import type { Result } from "../result.ts";
import type {
  Judgement,
  MoneyActionContext,
  MoneyActionEvent,
  MoneyActionInput,
  MoneyActionPurpose,
} from "./money-action.types.ts";
import type { Intention, MoneyOrder } from "./money-order.types.ts";
import { isRefusal } from "./outcome.rules.ts";

/** Readings that must show nothing, one after the other, before a member is told that nothing happened. */
const QUIET_READINGS = 2;
/** Readings taken before the member is told that it is still unknown. */
const MOST_READINGS = 5;

const pendingOf = ({ context: { scope, intention } }: { context: MoneyActionContext }) => ({
  scope,
  intention,
});

/** For an actor that headless did not provide: nothing was sent, and the mistake has a name. */
const notProvided = (actor: string) => (): never => {
  throw new Error(`money action: provide the actor ${actor}`);
};

/**
 * One money action: one call per intention of the member, and never a guess about money (decisions 9 and 10).
 *
 * Provide the actors and the three actions; defaults only name what is missing.
 * - `watchPending` says `pending.found` when an intention turns out to be this member's; without it only the input tells.
 * - `holdLock` takes the lock of the scope over all tabs and says `lock.acquired` or `lock.busy`; its cleanup releases.
 * - `prepareIntention` makes the key and reads the money as it stands. Nothing is sent when it fails.
 * - `sendOrder` makes the call with the key.
 * - `reconcile` reads the money again and judges.
 */
export const moneyActionMachine = setup({
  types: {
    context: {} as MoneyActionContext,
    events: {} as MoneyActionEvent,
    input: {} as MoneyActionInput,
  },
  actors: {
    watchPending: fromCallback<EventObject>(() => undefined),
    holdLock: fromCallback<EventObject, { scope: string; wait: boolean }>(notProvided("holdLock")),
    prepareIntention: fromPromise<Result<Intention>, { order: MoneyOrder | null }>(
      notProvided("prepareIntention"),
    ),
    sendOrder: fromPromise<Result<unknown>, { intention: Intention | null }>(
      notProvided("sendOrder"),
    ),
    reconcile: fromPromise<Judgement, { intention: Intention | null }>(notProvided("reconcile")),
  },
  actions: {
    /** Writes the intention before the call leaves, so that a reload finds it. */
    savePending: (_, _params: { scope: string; intention: Intention | null }) => {},
    /** It is another member's and waits for them: whose the money is has to be read anew. */
    leavePending: () => {},
    /** Forgets it once its outcome is told. */
    clearPending: (_, _params: { scope: string; intention: Intention | null }) => {},
    setPurpose: assign((_, { purpose }: { purpose: MoneyActionPurpose }) => ({ purpose })),
    setOrder: assign((_, { order }: { order: MoneyOrder }) => ({
      purpose: "submit" as const,
      order,
      intention: null,
      receipt: null,
      error: null,
      wasCheckedAgain: false,
    })),
    setCheckedAgain: assign({ wasCheckedAgain: true }),
    setIntention: assign((_, { intention }: { intention: Intention | null }) =>
      intention ? { intention, order: intention.order } : {},
    ),
    setReply: assign((_, { reply }: { reply: Result<unknown> }) =>
      reply.ok ? { receipt: reply.data, error: null } : { error: reply.error },
    ),
    setReceipt: assign((_, judgement: Judgement) => ({
      receipt: judgement.kind === "landed" ? judgement.receipt : null,
      error: null,
    })),
    countReading: assign(({ context }, judgement: Judgement) => ({
      readings: context.readings + 1,
      quietReadings: judgement.kind === "notSeen" ? context.quietReadings + 1 : 0,
    })),
    clearReadings: assign({ readings: 0, quietReadings: 0 }),
    clearAction: assign({
      order: null,
      intention: null,
      receipt: null,
      error: null,
      wasCheckedAgain: false,
    }),
  },
  guards: {
    hasIntention: ({ context }) => context.intention !== null,
    wasCheckedAgain: ({ context }) => context.wasCheckedAgain,
    isSubmit: ({ context }) => context.purpose === "submit",
    hasPending: (_, { pending }: { pending: Intention | null }) => pending !== null,
    isOurRetry: ({ context }, { pending }: { pending: Intention | null }) =>
      context.purpose === "retry" && pending !== null && pending.key === context.intention?.key,
    isOk: (_, { reply }: { reply: Result<unknown> }) => reply.ok,
    isRefused: (_, { reply }: { reply: Result<unknown> }) => !reply.ok && isRefusal(reply.error),
    isLanded: (_, { kind }: Judgement) => kind === "landed",
    isUndone: (_, { kind }: Judgement) => kind === "undone",
    isForeign: (_, { kind }: Judgement) => kind === "foreign",
    isQuietEnough: ({ context }, { kind }: Judgement) =>
      kind === "notSeen" && context.quietReadings + 1 >= QUIET_READINGS,
    canReadAgain: ({ context }) => context.readings + 1 < MOST_READINGS,
  },
  delays: {
    /** A call whose reply was lost may still be at work: looking too soon sees too little. */
    settleDelay: ({ context }) => (context.readings === 0 ? 1_000 : 3_000),
  },
}).createMachine({
  id: "moneyAction",
  context: ({ input }) => ({
    scope: input.scope,
    purpose: "check",
    order: input.pending?.order ?? null,
    intention: input.pending,
    receipt: null,
    error: null,
    readings: 0,
    quietReadings: 0,
    wasCheckedAgain: false,
  }),
  initial: "restoring",
  invoke: { id: "watchPending", src: "watchPending" },
  states: {
    restoring: { always: [{ guard: "hasIntention", target: "exclusive" }, { target: "ready" }] },

    /** Nothing is on its way: the member may start. */
    ready: {
      initial: "idle",
      on: {
        "action.submit": {
          target: "exclusive",
          actions: { type: "setOrder", params: ({ event }) => ({ order: event.order }) },
        },
        "action.dismiss": ".idle",
      },
      states: {
        idle: {
          entry: "clearAction",
          on: {
            "pending.found": {
              target: "#moneyAction.exclusive",
              actions: [
                { type: "setPurpose", params: { purpose: "check" } },
                { type: "setIntention", params: ({ event }) => ({ intention: event.pending }) },
              ],
            },
          },
        },
        /** Another tab is at it. Nothing was sent from here. */
        busy: {},
        succeeded: { entry: { type: "clearPending", params: pendingOf } },
        /** Certainly not done: the server refused, or nothing was sent. */
        failed: { entry: { type: "clearPending", params: pendingOf } },
        /** The outcome was unknown; now it is known to have landed. */
        landed: { entry: { type: "clearPending", params: pendingOf } },
        /** The outcome was unknown; the server took it and gave it back. */
        undone: { entry: { type: "clearPending", params: pendingOf } },
        /** The stored intention is of a member who used this device before. */
        foreign: { entry: "leavePending", always: "idle" },
      },
    },

    /** Everything that reads or moves money happens while the lock is ours. */
    exclusive: {
      invoke: {
        id: "holdLock",
        src: "holdLock",
        input: ({ context }) => ({ scope: context.scope, wait: context.purpose === "check" }),
      },
      initial: "locking",
      states: {
        locking: {
          on: {
            "lock.busy": "#moneyAction.ready.busy",
            "lock.acquired": [
              {
                guard: { type: "isOurRetry", params: ({ event }) => event },
                target: "submitting",
              },
              {
                guard: { type: "hasPending", params: ({ event }) => event },
                target: "reconciling",
                actions: [
                  "clearReadings",
                  { type: "setIntention", params: ({ event }) => ({ intention: event.pending }) },
                ],
              },
              { guard: "isSubmit", target: "preparing" },
              { target: "#moneyAction.ready" },
            ],
          },
        },

        preparing: {
          invoke: {
            id: "prepareIntention",
            src: "prepareIntention",
            input: ({ context }) => ({ order: context.order }),
            onDone: [
              {
                guard: { type: "isOk", params: ({ event }) => ({ reply: event.output }) },
                target: "submitting",
                actions: {
                  type: "setIntention",
                  params: ({ event }) => ({
                    intention: event.output.ok ? event.output.data : null,
                  }),
                },
              },
              {
                target: "#moneyAction.ready.failed",
                actions: { type: "setReply", params: ({ event }) => ({ reply: event.output }) },
              },
            ],
            onError: { target: "#moneyAction.ready.failed" },
          },
        },

        submitting: {
          entry: { type: "savePending", params: pendingOf },
          invoke: {
            id: "sendOrder",
            src: "sendOrder",
            input: ({ context }) => ({ intention: context.intention }),
            onDone: [
              {
                guard: { type: "isOk", params: ({ event }) => ({ reply: event.output }) },
                target: "#moneyAction.ready.succeeded",
                actions: { type: "setReply", params: ({ event }) => ({ reply: event.output }) },
              },
              {
                guard: { type: "isRefused", params: ({ event }) => ({ reply: event.output }) },
                target: "#moneyAction.ready.failed",
                actions: { type: "setReply", params: ({ event }) => ({ reply: event.output }) },
              },
              {
                target: "outcomeUnknown",
                actions: [
                  "clearReadings",
                  { type: "setReply", params: ({ event }) => ({ reply: event.output }) },
                ],
              },
            ],
            /** Not even a reply of ours: the call may have left. */
            onError: { target: "outcomeUnknown", actions: "clearReadings" },
          },
        },

        outcomeUnknown: { after: { settleDelay: "reconciling" } },

        reconciling: {
          invoke: {
            id: "reconcile",
            src: "reconcile",
            input: ({ context }) => ({ intention: context.intention }),
            onDone: [
              {
                guard: { type: "isLanded", params: ({ event }) => event.output },
                target: "#moneyAction.ready.landed",
                actions: { type: "setReceipt", params: ({ event }) => event.output },
              },
              {
                guard: { type: "isUndone", params: ({ event }) => event.output },
                target: "#moneyAction.ready.undone",
              },
              {
                guard: { type: "isForeign", params: ({ event }) => event.output },
                target: "#moneyAction.ready.foreign",
              },
              {
                guard: { type: "isQuietEnough", params: ({ event }) => event.output },
                target: "#moneyAction.unsettled.didNotLand",
              },
              {
                guard: "canReadAgain",
                target: "outcomeUnknown",
                actions: { type: "countReading", params: ({ event }) => event.output },
              },
              { target: "#moneyAction.unsettled.stillUnknown" },
            ],
            onError: { target: "#moneyAction.unsettled.stillUnknown" },
          },
        },
      },
    },

    /** Told, and the intention stays stored. */
    unsettled: {
      initial: "stillUnknown",
      states: {
        /** Trying again sends the same key, so that a first call arriving late cannot make it two. */
        didNotLand: {
          on: {
            "action.retry": {
              target: "#moneyAction.exclusive",
              actions: { type: "setPurpose", params: { purpose: "retry" } },
            },
            "action.dismiss": {
              target: "#moneyAction.ready",
              actions: { type: "clearPending", params: pendingOf },
            },
          },
        },
        /**
         * No new try until it is known; only another look. When that does not tell either, the member may have found
         * out otherwise: nobody is locked out of their money for good.
         */
        stillUnknown: {
          on: {
            "action.check": {
              target: "#moneyAction.exclusive",
              actions: ["setCheckedAgain", { type: "setPurpose", params: { purpose: "check" } }],
            },
            "action.dismiss": {
              guard: "wasCheckedAgain",
              target: "#moneyAction.ready",
              actions: { type: "clearPending", params: pendingOf },
            },
          },
        },
      },
    },
  },
});
