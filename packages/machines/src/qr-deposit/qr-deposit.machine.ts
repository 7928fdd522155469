import { assign, fromPromise, setup } from "xstate";
import type { Satang } from "../amount/amount.rules.ts";
import type { EvidenceRow, QrProvider } from "../money-action/money-order.types.ts";
import type { Failure, Result } from "../result.ts";
import { timeLeft } from "./expiry.rules.ts";
import { findQrAmountProblem } from "./qr-amount.rules.ts";
import { isCredited, noticeOfCreate, pollDelayAfter } from "./qr-deposit.rules.ts";
import type {
  QrCode,
  QrCreateOutcome,
  QrDepositContext,
  QrDepositEvent,
  QrDepositInput,
  QrNotice,
  QrReading,
} from "./qr-deposit.types.ts";

/** Timers cannot count further than 24 days; a QR that lives longer is looked at again each day. */
const LONGEST_DELAY = 86_400_000;

const notProvided = (actor: string) => (): never => {
  throw new Error(`QR deposit: provide the actor ${actor}`);
};

/**
 * Deposit by QR with one provider (money.txt §4).
 *
 * Provide the actors:
 * - `readQr` reads the current QR.
 * - `createQr` asks for one through the money action and resolves once its outcome is told.
 * - `cancelQr` deletes it.
 * - `readCredit` reads the newest statement rows.
 */
export const qrDepositMachine = setup({
  types: {
    context: {} as QrDepositContext,
    events: {} as QrDepositEvent,
    input: {} as QrDepositInput,
  },
  actors: {
    readQr: fromPromise<Result<QrReading>, { provider: QrProvider }>(notProvided("readQr")),
    createQr: fromPromise<QrCreateOutcome, { provider: QrProvider; amount: Satang | null }>(
      notProvided("createQr"),
    ),
    cancelQr: fromPromise<Result<unknown>, { qr: QrCode | null }>(notProvided("cancelQr")),
    readCredit: fromPromise<Result<readonly EvidenceRow[]>>(notProvided("readCredit")),
  },
  actions: {
    setAmount: assign((_, { amount }: { amount: Satang }) => ({ amount, notice: null })),
    setQr: assign(({ context }, { qr }: { qr: QrCode | null }) =>
      qr?.qrcodeId === context.qr?.qrcodeId
        ? { qr, error: null }
        : { qr, error: null, baseline: null, awaitingSince: context.now() },
    ),
    clearQr: assign({ qr: null, baseline: null, error: null }),
    clearNotice: assign({ notice: null }),
    setNotice: assign((_, { notice }: { notice: QrNotice | null }) => ({ notice })),
    setError: assign((_, { error }: { error: Failure | null }) => ({ error })),
    setCancelFailed: assign(({ context }) => ({
      notice: context.error ? { kind: "cancelFailed" as const, error: context.error } : null,
      error: null,
    })),
    setBaseline: assign(({ context }, { rows }: { rows: readonly EvidenceRow[] | null }) =>
      context.baseline === null && rows !== null ? { baseline: rows } : {},
    ),
    /** For headless: balances must be read again. */
    notifyCredited: () => {},
    /** For headless: the other providers' QRs are out of date. */
    notifyCreated: (_, _params: { provider: QrProvider }) => {},
    /** For headless: the view closes. */
    notifyTransferred: () => {},
  },
  guards: {
    canCreate: ({ context }, { amount }: { amount: Satang }) =>
      findQrAmountProblem(context.provider, amount) === null,
    hasQr: (_, { qr }: { qr: QrCode | null }) => qr !== null,
    isAlive: ({ context }, { qr }: { qr: QrCode | null }) =>
      qr !== null && timeLeft(qr.expiresAt, context.now()) > 0,
    isExpired: ({ context }) =>
      context.qr === null || timeLeft(context.qr.expiresAt, context.now()) === 0,
    isOk: (_, { reply }: { reply: Result<unknown> }) => reply.ok,
    isUnknown: (_, { outcome }: { outcome: QrCreateOutcome }) => outcome.kind === "unknown",
    isCredited: ({ context }, { rows }: { rows: readonly EvidenceRow[] | null }) =>
      rows !== null &&
      context.qr !== null &&
      isCredited(context.qr.amount, context.awaitingSince, context.baseline, rows),
  },
  delays: {
    expiryDelay: ({ context }) =>
      context.qr ? Math.min(timeLeft(context.qr.expiresAt, context.now()), LONGEST_DELAY) : 0,
    pollDelay: ({ context }) => pollDelayAfter(context.now() - context.awaitingSince),
  },
}).createMachine({
  id: "qrDeposit",
  context: ({ input }) => ({
    ...input,
    qr: null,
    amount: null,
    notice: null,
    error: null,
    awaitingSince: input.now(),
    baseline: null,
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "readQr",
        src: "readQr",
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: "hasQr", params: ({ event }) => readingOf(event.output) },
            target: "awaitingPayment",
            actions: { type: "setQr", params: ({ event }) => readingOf(event.output) },
          },
          {
            guard: { type: "isOk", params: ({ event }) => ({ reply: event.output }) },
            target: "entering",
          },
          {
            target: "loadFailed",
            actions: { type: "setError", params: ({ event }) => failureOf(event.output) },
          },
        ],
      },
    },

    loadFailed: { on: { "qr.reload": "loading" } },

    entering: {
      entry: "clearQr",
      on: {
        "qr.create": {
          guard: { type: "canCreate", params: ({ event }) => event },
          target: "creating",
          actions: { type: "setAmount", params: ({ event }) => event },
        },
        "qr.reload": "loading",
      },
    },

    creating: {
      invoke: {
        id: "createQr",
        src: "createQr",
        input: ({ context }) => ({ provider: context.provider, amount: context.amount }),
        onDone: [
          {
            guard: { type: "hasQr", params: ({ event }) => createdOf(event.output) },
            target: "awaitingPayment",
            actions: [
              { type: "setQr", params: ({ event }) => createdOf(event.output) },
              {
                type: "notifyCreated",
                params: ({ context }) => ({ provider: context.provider }),
              },
            ],
          },
          {
            guard: { type: "isUnknown", params: ({ event }) => ({ outcome: event.output }) },
            target: "outcomeUnknown",
          },
          {
            target: "entering",
            actions: {
              type: "setNotice",
              params: ({ event }) => ({ notice: noticeOfCreate(event.output) }),
            },
          },
        ],
      },
    },

    /** Whether there is a QR could not be learnt: reading again is the only way on. */
    outcomeUnknown: { on: { "qr.reload": "loading" } },

    awaitingPayment: {
      initial: "polling",
      after: {
        expiryDelay: [
          { guard: "isExpired", target: "rereading" },
          { target: "awaitingPayment", reenter: true },
        ],
      },
      on: {
        "qr.wake": { target: "awaitingPayment", reenter: true },
        "qr.cancel": { target: "cancelling", actions: "clearNotice" },
        "qr.transferred": "transferred",
        "qr.reload": "loading",
      },
      states: {
        polling: {
          invoke: {
            id: "readCredit",
            src: "readCredit",
            onDone: [
              {
                guard: { type: "isCredited", params: ({ event }) => rowsOf(event.output) },
                target: "#qrDeposit.credited",
              },
              // The reply may have corrected the clock, past the end the timer waits for.
              { guard: "isExpired", target: "#qrDeposit.rereading" },
              {
                target: "waiting",
                actions: { type: "setBaseline", params: ({ event }) => rowsOf(event.output) },
              },
            ],
          },
        },
        waiting: { after: { pollDelay: "polling" } },
      },
    },

    /** At zero the QR is read once more before it is dropped (decision 6). */
    rereading: {
      invoke: {
        id: "rereadQr",
        src: "readQr",
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: "isAlive", params: ({ event }) => readingOf(event.output) },
            target: "awaitingPayment",
            actions: { type: "setQr", params: ({ event }) => readingOf(event.output) },
          },
          {
            target: "entering",
            actions: { type: "setNotice", params: { notice: { kind: "expired" } } },
          },
        ],
      },
    },

    cancelling: {
      invoke: {
        id: "cancelQr",
        src: "cancelQr",
        input: ({ context }) => ({ qr: context.qr }),
        onDone: [
          {
            guard: { type: "isOk", params: ({ event }) => ({ reply: event.output }) },
            target: "entering",
          },
          {
            target: "checkingCancel",
            actions: { type: "setError", params: ({ event }) => failureOf(event.output) },
          },
        ],
      },
    },

    /** Refused or unanswered: only the server knows whether the QR is still there. */
    checkingCancel: {
      invoke: {
        id: "checkQr",
        src: "readQr",
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: "hasQr", params: ({ event }) => readingOf(event.output) },
            target: "awaitingPayment",
            actions: [
              "setCancelFailed",
              { type: "setQr", params: ({ event }) => readingOf(event.output) },
            ],
          },
          {
            guard: { type: "isOk", params: ({ event }) => ({ reply: event.output }) },
            target: "entering",
          },
          { target: "awaitingPayment", actions: "setCancelFailed" },
        ],
      },
    },

    transferred: { entry: "notifyTransferred", on: { "qr.reload": "loading" } },

    credited: { entry: "notifyCredited", on: { "qr.reload": "loading" } },
  },
});

function readingOf(reply: Result<QrReading>): { qr: QrCode | null } {
  return { qr: reply.ok ? reply.data.qr : null };
}

function createdOf(outcome: QrCreateOutcome): { qr: QrCode | null } {
  return { qr: outcome.kind === "created" ? outcome.reading.qr : null };
}

function failureOf(reply: Result<unknown>): { error: Failure | null } {
  return { error: reply.ok ? null : reply.error };
}

function rowsOf(reply: Result<readonly EvidenceRow[]>): { rows: readonly EvidenceRow[] | null } {
  return { rows: reply.ok ? reply.data : null };
}
