import type { Result } from "@satang/core";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { notProvided } from "../actors/not-provided.ts";
import { CHAT_RECONNECT_MS } from "./chat-connection.machine.ts";

/** Time for which a new message is in view before it counts as read, ms (journey.txt §9). */
export const READ_DELAY_MS = 1000;

/** Events of the read mark. */
export type ReadMarkEvent =
  /** A message of support that was not read is in view, and the page is visible. */
  | {
      readonly type: "unread.show";
      /** Server time of the newest message in view, ms. */
      readonly at: number;
    }
  /** It left the view, or the page was hidden. */
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
};

type Reply = { reply: Result<unknown> };

/**
 * Marks the messages of support as read when one has been in view for a second. A mark that failed is sent again
 * after 5 s.
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
    setRead: assign({ readAt: ({ context }) => context.shownAt }),
    /** Messages up to this server time (ms) count as read. */
    notifyRead: (_, _params: { at: number }) => {},
  },
  guards: { isOk: (_, { reply }: Reply) => reply.ok },
  delays: { readDelay: READ_DELAY_MS, retryDelay: CHAT_RECONNECT_MS },
}).createMachine({
  id: "readMark",
  context: ({ input }) => ({ ...input, shownAt: 0 }),
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
            guard: { type: "isOk", params: ({ event }) => ({ reply: event.output }) },
            target: "hidden",
            actions: [
              "setRead",
              { type: "notifyRead", params: ({ context }) => ({ at: context.shownAt }) },
            ],
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
