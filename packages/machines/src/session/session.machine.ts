import type { Failure, Result } from "@satang/core";
import { assign, fromCallback, fromPromise, setup } from "xstate";
import { notProvided } from "../actors/not-provided.ts";
import { isOwnPath, lostIdentity } from "./session.rules.ts";
import type {
  Credentials,
  SessionContext,
  SessionEvent,
  SessionInput,
  WantedPath,
} from "./session.types.ts";

const wantedOf = ({ context }: { context: SessionContext }) => ({ wanted: context.wanted });

/**
 * Who uses the wallet: nobody, a member, or nobody because the server ended the session. After
 * `gone` the state is `terminated`, which ignores all events.
 *
 * Provide the actors and the five actions without an implementation here.
 * - `signIn` calls the server and stores the token before it resolves.
 * - `watchDevice` sends `call.failed`, `token.appear` and `token.vanish` while the machine runs.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    signIn: fromPromise<Result<unknown>, Credentials>(notProvided("session", "signIn")),
    watchDevice: fromCallback<SessionEvent>(() => undefined),
  },
  actions: {
    /** Removes token, agreement flag and sync time, in this tab and in others. */
    clearDevice: () => {},
    /** Removes what a visitor typed: a member has no registration under way. */
    clearVisitor: () => {},
    /** Removes everything that was read for this member. */
    clearMember: () => {},
    /** Another member may have signed in in another tab: everything is read again. */
    syncMember: () => {},
    /** Stores the wanted path, so that a reload keeps it. */
    syncWanted: (_, _params: { wanted: WantedPath | null }) => {},
    setWanted: assign(({ context }, { path }: { path: string }) => ({
      wanted: { path, at: context.now() },
    })),
    clearWanted: assign({ wanted: null }),
    setError: assign((_, reply: Result<unknown>) => ({ error: reply.ok ? null : reply.error })),
    clearError: assign({ error: null }),
    setReason: assign((_, { error }: { error: Failure }) => ({ reason: lostIdentity(error) })),
    clearReason: assign({ reason: null }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isOk: (_, reply: Result<unknown>) => reply.ok,
    isGone: (_, { error }: { error: Failure }) => error.kind === "gone",
    isLostIdentity: (_, { error }: { error: Failure }) => lostIdentity(error) !== null,
    isOwnPath: (_, { path }: { path: string }) => isOwnPath(path),
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({
    now: input.now,
    wanted: input.wanted,
    error: null,
    reason: null,
    hasToken: input.hasToken,
  }),
  initial: "unknown",
  invoke: { src: "watchDevice" },
  on: {
    "call.failed": {
      guard: { type: "isGone", params: ({ event }) => event },
      target: ".terminated",
    },
    "wanted.remember": {
      guard: { type: "isOwnPath", params: ({ event }) => event },
      actions: [
        { type: "setWanted", params: ({ event }) => event },
        { type: "syncWanted", params: wantedOf },
      ],
    },
    "wanted.take": { actions: ["clearWanted", { type: "syncWanted", params: wantedOf }] },
  },
  states: {
    unknown: {
      always: [{ guard: "hasToken", target: "signedIn" }, { target: "signedOut" }],
    },
    signedOut: {
      on: {
        "session.signIn": "signingIn",
        "error.clear": { actions: "clearError" },
        "token.appear": "signedIn",
      },
    },
    signingIn: {
      entry: ["clearError", "clearReason"],
      invoke: {
        id: "signIn",
        src: "signIn",
        // Read from the event, because a password in the context would be part of every snapshot.
        input: ({ event }) => {
          if (event.type !== "session.signIn") throw new Error("No credentials.");
          const { username, password, remember } = event;
          return { username, password, remember };
        },
        onDone: [
          { guard: { type: "isOk", params: ({ event }) => event.output }, target: "signedIn" },
          {
            target: "signedOut",
            actions: { type: "setError", params: ({ event }) => event.output },
          },
        ],
      },
    },
    signedIn: {
      entry: ["clearError", "clearReason", "clearVisitor"],
      exit: "clearMember",
      on: {
        "session.signOut": {
          target: "signedOut",
          actions: ["clearWanted", { type: "syncWanted", params: wantedOf }, "clearDevice"],
        },
        "entry.shown": { target: "signedOut", actions: "clearDevice" },
        "token.vanish": {
          target: "signedOut",
          actions: ["clearWanted", { type: "syncWanted", params: wantedOf }],
        },
        "token.appear": { actions: "syncMember" },
        "call.failed": {
          guard: { type: "isLostIdentity", params: ({ event }) => event },
          target: "expired",
          actions: [{ type: "setReason", params: ({ event }) => event }, "clearDevice"],
        },
      },
    },
    expired: {
      on: {
        "session.signIn": "signingIn",
        "token.appear": "signedIn",
      },
    },
    // Not a final state: XState warns about events to ended actors and prints the whole event, with the password.
    terminated: { on: { "*": {} } },
  },
});
