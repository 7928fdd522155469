import type { Result } from "@satang/core";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { notProvided } from "../actors/not-provided.ts";
import { CHAT_RECONNECT_MS } from "./chat-connection.machine.ts";
import { isUndecided } from "./undecided.rules.ts";

/** Time for which a new message is in view before it counts as read, ms (journey.txt §9). */
export const READ_DELAY_MS = 1000;

/**
 * Replies to one mark that prove nothing, before no more is sent until a new message is in view. The page never says what
 * support knows, so a mark may be lost.
 */
export const UNPROVEN_MARKS = 5;

/** Events of the read mark. */
export type ReadMarkEvent =
  /** A message of support that was not read is in view, and the page is visible. */
  | {
      readonly type: "unread.show";
      /** Server time of the newest message in view, ms. */
      readonly at: number;
    }
  /** The message left the view, or the page was hidden. */
  | { readonly type: "unread.hide" };

/** Input of the read mark. */
export type ReadMarkInput = {
  /** Server time up to which this device has read, ms; `null` when it has not read anything. */
  readonly readAt: number | null;
};

/** Context of the read mark. */
export type ReadMarkContext = ReadMarkInput & {
  /** Server time of the newest message that was in view, ms. */
  readonly shownAt: number;
  /** How many replies in a row proved nothing. */
  readonly unprovenMarks: number;
};

type Reply = { reply: Result<unknown> };

const replyOf = ({ event }: { event: { output: Result<unknown> } }): Reply => ({
  reply: event.output,
});

/**
 * Marks the messages of support as read when one has been in view for a second. A mark that failed is sent again
 * after 5 s. Where the replies prove nothing, what was in view counts as read on this device, and the mark is sent
 * {@link UNPROVEN_MARKS} times.
 *
 * Provide the actor `sendMark`, which makes the call.
 */
export const readMarkMachine = setup({
  types: {
    context: {} as ReadMarkContext,
    events: {} as ReadMarkEvent,
    input: {} as ReadMarkInput,
  },
  actors: {
    sendMark: fromPromise<Result<unknown>>(notProvided("readMark", "sendMark")),
  },
  actions: {
    setShown: assign((_, { at }: { at: number }) => ({ shownAt: at })),
    countMark: assign(({ context }) => ({ unprovenMarks: context.unprovenMarks + 1 })),
    clearMarks: assign({ unprovenMarks: 0 }),
    setRead: assign({ readAt: ({ context }) => context.shownAt }),
    /** Messages up to this server time (ms) count as read. */
    notifyRead: (_, _params: { at: number }) => {},
  },
  guards: {
    isOk: (_, { reply }: Reply) => reply.ok,
    isUnproven: (_, { reply }: Reply) => isUndecided(reply),
    isLastUnproven: ({ context }, { reply }: Reply) =>
      isUndecided(reply) && context.unprovenMarks + 1 >= UNPROVEN_MARKS,
  },
  delays: { readDelay: READ_DELAY_MS, retryDelay: CHAT_RECONNECT_MS },
}).createMachine({
  id: "readMark",
  context: ({ input }) => ({ ...input, shownAt: 0, unprovenMarks: 0 }),
  initial: "hidden",
  states: {
    hidden: {
      on: {
        "unread.show": {
          target: "inView",
          actions: { type: "setShown", params: ({ event }) => event },
        },
      },
    },
    inView: {
      after: { readDelay: "marking" },
      on: {
        "unread.hide": "hidden",
        "unread.show": { actions: { type: "setShown", params: ({ event }) => event } },
      },
    },
    marking: {
      invoke: {
        id: "sendMark",
        src: "sendMark",
        onDone: [
          {
            guard: { type: "isOk", params: replyOf },
            target: "hidden",
            actions: [
              "clearMarks",
              "setRead",
              { type: "notifyRead", params: ({ context }) => ({ at: context.shownAt }) },
            ],
          },
          {
            guard: { type: "isLastUnproven", params: replyOf },
            target: "hidden",
            actions: [
              "clearMarks",
              "setRead",
              { type: "notifyRead", params: ({ context }) => ({ at: context.shownAt }) },
            ],
          },
          {
            guard: { type: "isUnproven", params: replyOf },
            target: "failed",
            actions: ["countMark", "setRead"],
          },
          { target: "failed" },
        ],
      },
      // A message that arrives meanwhile may be later than the mark.
      on: {
        "unread.show": {
          target: "inView",
          actions: { type: "setShown", params: ({ event }) => event },
        },
      },
    },
    failed: { after: { retryDelay: "marking" } },
  },
});

/** A snapshot of the read mark. */
export type ReadMarkSnapshot = SnapshotFrom<typeof readMarkMachine>;

/** Server time up to which this device has read, ms; `null` when it has not read anything. */
export const selectReadAt = ({ context }: ReadMarkSnapshot) => context.readAt;
