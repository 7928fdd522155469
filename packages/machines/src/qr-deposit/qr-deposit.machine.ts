import { type Failure, type Result, timeLeft } from "@satang/core";
import { and, assign, type EventObject, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../actors/not-provided.ts";
import type { EvidenceRow } from "../money/evidence.rules.ts";
import {
  isCredited,
  isTooOften,
  POLLS_UNTIL_CONFIRMED,
  pollDelayAfter,
  toCreditBaseline,
} from "./qr-deposit.rules.ts";
import type {
  QrCode,
  QrDepositContext,
  QrDepositEvent,
  QrDepositInput,
  QrNotice,
  QrProvider,
  QrReading,
} from "./qr-deposit.types.ts";

/** A browser timer is limited to 24 days; a QR that is valid for longer is read again each day. */
const LONGEST_DELAY = 86_400_000;

const providerOf = ({ context }: { context: QrDepositContext }) => ({
  provider: context.provider,
});

type Done<Reply> = { event: { output: Result<Reply> } };

const replyOf = <Reply>({ event }: Done<Reply>) => ({ reply: event.output });

const readingOf = ({ event: { output } }: Done<QrReading>): { qr: QrCode | null } => ({
  qr: output.ok ? output.data.qr : null,
});

const failureOf = ({ event: { output } }: Done<unknown>): { error: Failure | null } => ({
  error: output.ok ? null : output.error,
});

type Rows = readonly EvidenceRow[];

/** The rows from before the QR is shown; read from a first reading while they are not known. */
const baselineOf = ({ baseline, awaitingSince, now }: QrDepositContext, rows: Rows): Rows =>
  baseline ?? toCreditBaseline(rows, awaitingSince, now());

const rowsOf = ({ event: { output } }: Done<Rows>): { rows: Rows | null } => ({
  rows: output.ok ? output.data : null,
});

/** The server has an open QR: it is shown, and the checks for credit begin again. */
const alive = {
  guard: { type: "isAlive", params: readingOf },
  target: "#qrDeposit.awaitingPayment",
  reenter: true,
  actions: { type: "setQr", params: readingOf },
} as const;

const readFailed = {
  target: "#qrDeposit.readFailed",
  actions: { type: "setError", params: failureOf },
} as const;

const credited = {
  guard: { type: "isCredited", params: rowsOf },
  target: "#qrDeposit.credited",
} as const;

/** Back to the form, with a notice about the QR. */
const leave = (kind: QrNotice["kind"]) =>
  ({
    target: "#qrDeposit.entering",
    actions: { type: "setNotice", params: { notice: { kind } } },
  }) as const;

/** The QR is over: its time has passed, or it is no longer open. */
const leaveEnded = [{ guard: "isExpired", ...leave("expired") }, leave("withdrawn")] as const;

/** Asks the server whether this QR is still open. */
const confirmation = {
  src: "readQr",
  input: providerOf,
  onDone: [
    alive,
    { guard: { type: "isOk", params: replyOf }, target: "#qrDeposit.ending" },
    readFailed,
  ],
  onError: "#qrDeposit.readFailed",
} as const;

/**
 * The QR of one provider (money.txt §4): which QR is open, and whether it was paid. Creating and
 * cancelling are money operations; this machine shows only a QR that the server confirmed.
 *
 * Provide the actors:
 * - `readQr` reads the current QR.
 * - `readCredit` reads the newest statement rows.
 * - `watchChanges` sends `qr.confirmed`, `qr.changed` and `qr.changedElsewhere`.
 */
export const qrDepositMachine = setup({
  types: {
    context: {} as QrDepositContext,
    events: {} as QrDepositEvent,
    input: {} as QrDepositInput,
  },
  actors: {
    readQr: fromPromise<Result<QrReading>, { provider: QrProvider }>(
      notProvided("QR deposit", "readQr"),
    ),
    readCredit: fromPromise<Result<Rows>>(notProvided("QR deposit", "readCredit")),
    watchChanges: fromCallback<EventObject, { provider: QrProvider }>(() => undefined),
  },
  actions: {
    setQr: assign(({ context }, { qr }: { qr: QrCode | null }) =>
      qr?.qrcodeId === context.qr?.qrcodeId
        ? { qr, error: null, polls: 0, isPostponed: false }
        : {
            qr,
            error: null,
            polls: 0,
            isPostponed: false,
            notice: null,
            baseline: null,
            awaitingSince: context.now(),
          },
    ),
    clearQr: assign({ qr: null, baseline: null, error: null, polls: 0 }),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    countLimit: assign(({ context }, { reply }: { reply: Result<unknown> }) => ({
      limits: !reply.ok && isTooOften(reply.error) ? context.limits + 1 : 0,
    })),
    setPostponed: assign({ isPostponed: true }),
    countOpenedView: assign(({ context }) => ({ views: context.views + 1 })),
    countClosedView: assign(({ context }) => ({ views: Math.max(context.views - 1, 0) })),
    setNotice: assign((_, { notice }: { notice: QrNotice }) => ({ notice })),
    setError: assign((_, { error }: { error: Failure | null }) => ({ error })),
    setBaseline: assign(({ context }, { rows }: { rows: Rows | null }) =>
      rows === null ? {} : { baseline: baselineOf(context, rows) },
    ),
    /** For the host: balances must be read again. */
    notifyCredited: () => {},
    /** For the host: the view closes. */
    notifyTransferred: () => {},
  },
  guards: {
    isAlive: ({ context }, { qr }: { qr: QrCode | null }) =>
      qr !== null && timeLeft(qr.expiresAt, context.now()) > 0,
    isExpired: ({ context }) =>
      context.qr === null || timeLeft(context.qr.expiresAt, context.now()) === 0,
    isOk: (_, { reply }: { reply: Result<unknown> }) => reply.ok,
    isTooOften: (_, { reply }: { reply: Result<unknown> }) => !reply.ok && isTooOften(reply.error),
    /** The confirmation was refused by a limit before: the QR is hidden until one succeeds. */
    isTooOftenAgain: ({ context }, { reply }: { reply: Result<unknown> }) =>
      context.isPostponed && !reply.ok && isTooOften(reply.error),
    isInView: ({ context }) => context.views > 0,
    isLastView: ({ context }) => context.views <= 1,
    isConfirmationDue: ({ context }) => context.polls >= POLLS_UNTIL_CONFIRMED,
    isCredited: ({ context }, { rows }: { rows: Rows | null }) =>
      rows !== null &&
      context.qr !== null &&
      isCredited(context.qr.amount, baselineOf(context, rows), rows),
  },
  delays: {
    expiryDelay: ({ context }) =>
      context.qr ? Math.min(timeLeft(context.qr.expiresAt, context.now()), LONGEST_DELAY) : 0,
    pollDelay: ({ context }) =>
      pollDelayAfter(context.now() - context.awaitingSince, context.limits),
  },
}).createMachine({
  id: "qrDeposit",
  context: ({ input }) => ({
    ...input,
    qr: null,
    notice: null,
    error: null,
    awaitingSince: input.now(),
    polls: 0,
    limits: 0,
    isPostponed: false,
    views: 0,
    baseline: null,
  }),
  initial: "loading",
  invoke: { id: "watchChanges", src: "watchChanges", input: providerOf },
  on: {
    "view.opened": { actions: "countOpenedView" },
    "view.closed": { actions: "countClosedView" },
    "qr.changed": ".loading",
    "qr.changedElsewhere": ".loading",
    "qr.confirmed": [
      {
        guard: { type: "isAlive", params: ({ event }) => event.reading },
        target: ".awaitingPayment",
        actions: { type: "setQr", params: ({ event }) => event.reading },
      },
      { target: ".entering" },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: "readQr",
        src: "readQr",
        input: providerOf,
        onDone: [
          alive,
          { guard: { type: "isOk", params: replyOf }, target: "entering" },
          readFailed,
        ],
        onError: "readFailed",
      },
    },

    readFailed: {
      on: {
        "qr.reload": "loading",
        "qr.wake": "loading",
        "view.opened": { target: "loading", actions: "countOpenedView" },
      },
    },

    entering: { entry: "clearQr", on: { "qr.reload": "loading" } },

    awaitingPayment: {
      initial: "hidden",
      after: {
        expiryDelay: [
          { guard: and(["isInView", "isExpired"]), target: "expiring" },
          { guard: "isInView", target: "awaitingPayment", reenter: true },
        ],
      },
      on: {
        "view.closed": [
          { guard: "isLastView", target: ".hidden", actions: "countClosedView" },
          { actions: "countClosedView" },
        ],
        "qr.wake": ".waking",
        "qr.changedElsewhere": ".waking",
        "qr.transferred": "transferred",
        "qr.reload": "loading",
      },
      states: {
        /** Nothing is read while no member sees it (decision 48). */
        hidden: {
          always: { guard: "isInView", target: "polling" },
          on: { "view.opened": { target: "waking", actions: "countOpenedView" } },
        },
        polling: {
          invoke: {
            id: "readCredit",
            src: "readCredit",
            onDone: [
              credited,
              // The reply may have corrected the clock to after the expiry that the timer waits
              // for.
              { guard: "isExpired", target: "#qrDeposit.expiring" },
              {
                target: "waiting",
                actions: [
                  "countPoll",
                  { type: "countLimit", params: replyOf },
                  { type: "setBaseline", params: rowsOf },
                ],
              },
            ],
            onError: "waiting",
          },
        },
        waiting: {
          after: {
            pollDelay: [
              { guard: "isConfirmationDue", target: "confirming" },
              { target: "polling" },
            ],
          },
        },
        /**
         * Another device may have cancelled or replaced it, and a payment to a QR that is no longer
         * open is lost.
         */
        confirming: {
          invoke: {
            id: "confirmQr",
            ...confirmation,
            onDone: [
              {
                guard: { type: "isTooOftenAgain", params: replyOf },
                target: "unconfirmed",
                actions: { type: "countLimit", params: replyOf },
              },
              {
                guard: { type: "isTooOften", params: replyOf },
                target: "waiting",
                actions: ["setPostponed", { type: "countLimit", params: replyOf }],
              },
              ...confirmation.onDone,
            ],
          },
        },
        /** After a sleep or offline it may have ended long ago: it is hidden until it is confirmed. */
        waking: {
          invoke: {
            id: "confirmQrAfterWake",
            ...confirmation,
            onDone: [
              {
                guard: { type: "isTooOften", params: replyOf },
                target: "unconfirmed",
                actions: { type: "countLimit", params: replyOf },
              },
              ...confirmation.onDone,
            ],
          },
        },
        /** The server says that it is asked too often: it is hidden until it is confirmed. */
        unconfirmed: { after: { pollDelay: "waking" } },
      },
    },

    /** The server has no open QR: it was paid, or it was cancelled. The statement shows which. */
    ending: {
      invoke: {
        id: "readLastCredit",
        src: "readCredit",
        onDone: [credited, ...leaveEnded],
        onError: leaveEnded,
      },
    },

    /** At zero the QR is read once more before it is removed (decision 6). */
    expiring: {
      invoke: {
        id: "rereadQr",
        src: "readQr",
        input: providerOf,
        onDone: [alive, leave("expired")],
        onError: leave("expired"),
      },
    },

    transferred: { entry: "notifyTransferred", on: { "qr.reload": "loading" } },

    credited: { entry: "notifyCredited", on: { "qr.reload": "loading" } },
  },
});
