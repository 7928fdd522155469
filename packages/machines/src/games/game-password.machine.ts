import { classifyFailure, type Failure, type Result } from "@satang/core";
import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "../actors/not-provided.ts";
import type { GamePasswordContext, GamePasswordEvent } from "./game-password.types.ts";

type Reply = { reply: Result<unknown> };
type Reading = { reading: Result<boolean> };

const replyOf = ({ event }: { event: { output: Result<unknown> } }): Reply => ({
  reply: event.output,
});
const readingOf = ({ event }: { event: { output: Result<boolean> } }): Reading => ({
  reading: event.output,
});
const failureOf = ({ event: { output } }: { event: { output: Result<unknown> } }) => ({
  error: output.ok ? null : output.error,
});

/**
 * A new password for a game account: a question, one call whatever is tapped, and an honest end. When the reply is lost,
 * the password that the service has now shows whether it is new, and it is read until it is.
 *
 * Provide the actors:
 * - `sendReset` makes the call.
 * - `readChange` reads the credentials, and resolves to whether the password differs from the one before.
 * - `watchChange` reads them again after pauses, and resolves when it does.
 */
export const gamePasswordMachine = setup({
  types: { context: {} as GamePasswordContext, events: {} as GamePasswordEvent },
  actors: {
    sendReset: fromPromise<Result<unknown>>(notProvided("gamePassword", "sendReset")),
    readChange: fromPromise<Result<boolean>>(notProvided("gamePassword", "readChange")),
    watchChange: fromPromise<void>(notProvided("gamePassword", "watchChange")),
  },
  actions: {
    setError: assign((_, { error }: { error: Failure | null }) => ({ error })),
    clearError: assign({ error: null }),
    /** For the host: the credentials must be read again. */
    notifyChanged: () => {},
  },
  guards: {
    isOk: (_, { reply }: Reply) => reply.ok,
    isDecided: (_, { reply }: Reply) =>
      !reply.ok && classifyFailure(reply.error) !== "outcomeUnknown",
    isChanged: (_, { reading }: Reading) => reading.ok && reading.data,
  },
}).createMachine({
  id: "gamePassword",
  context: { error: null },
  initial: "idle",
  states: {
    idle: { entry: "clearError", on: { "reset.ask": "asking" } },

    asking: { on: { "reset.confirm": "resetting", "reset.cancel": "idle" } },

    resetting: {
      invoke: {
        id: "sendReset",
        src: "sendReset",
        onDone: [
          { guard: { type: "isOk", params: replyOf }, target: "changed" },
          {
            guard: { type: "isDecided", params: replyOf },
            target: "refused",
            actions: { type: "setError", params: failureOf },
          },
          { target: "checking" },
        ],
        onError: "checking",
      },
    },

    checking: {
      invoke: {
        id: "readChange",
        src: "readChange",
        onDone: [
          { guard: { type: "isChanged", params: readingOf }, target: "changed" },
          { target: "outcomeUnknown" },
        ],
        onError: "outcomeUnknown",
      },
    },

    changed: {
      entry: "notifyChanged",
      on: { "reset.close": "idle", "reset.ask": "asking" },
    },

    refused: { on: { "reset.close": "idle", "reset.ask": "asking" } },

    /** The service may still execute the call. */
    outcomeUnknown: {
      invoke: { id: "watchChange", src: "watchChange", onDone: "changed" },
      on: { "reset.check": "checking", "reset.close": "idle" },
    },
  },
});
