import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { Result } from "../result.ts";
import { isOwnPath, lostIdentity } from "./session.rules.ts";
import type { Credentials, SessionContext, SessionEvent, SessionInput } from "./session.types.ts";

const missing = (name: string) => async (): Promise<never> => {
  throw new Error(`The session machine needs the actor "${name}".`);
};

/** The reply of sign-in, out of its done event. */
const replyOf = (event: object) => (event as { output: Result<unknown> }).output;

/**
 * Who is using the wallet: nobody, somebody, or nobody any more and why.
 * `gone` beats everything, once: `terminated` hears nothing more.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    /** Speaks to the server and stores the token before it resolves. */
    signIn: fromPromise<Result<unknown>, Credentials>(missing("signIn")),
    /** Tells of failed calls and of other tabs for as long as the session lives. */
    watchDevice: fromCallback<SessionEvent>(() => undefined),
  },
  actions: {
    /** Forgets token, agreement flag and sync time, here and in other tabs. */
    clearDevice: () => undefined,
    /** Forgets everything read for this member. */
    clearMember: () => undefined,
    /** Another member may have signed in in another tab: everything is read again. */
    renewMember: () => undefined,
    /** Keeps the wanted path over a reload. */
    syncWanted: () => undefined,
    setWanted: assign({
      wanted: ({ context, event }) =>
        event.type === "wanted.remember" ? { path: event.path, at: context.now() } : context.wanted,
    }),
    clearWanted: assign({ wanted: undefined }),
    setError: assign({
      error: ({ event }) => {
        const reply = replyOf(event);
        return reply.ok ? undefined : reply.error;
      },
    }),
    clearError: assign({ error: undefined }),
    clearReason: assign({ reason: undefined }),
    setReason: assign({
      reason: ({ event }) => (event.type === "call.failed" ? lostIdentity(event.error) : undefined),
    }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isOk: ({ event }) => replyOf(event).ok,
    isGone: ({ event }) => event.type === "call.failed" && event.error.kind === "gone",
    isLostIdentity: ({ event }) =>
      event.type === "call.failed" && lostIdentity(event.error) !== undefined,
    isOwnPath: ({ event }) => event.type === "wanted.remember" && isOwnPath(event.path),
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({
    now: input.now,
    wanted: input.wanted,
    error: undefined,
    reason: undefined,
    hasToken: input.hasToken,
  }),
  initial: "unknown",
  invoke: { src: "watchDevice" },
  on: {
    "site.gone": ".terminated",
    "call.failed": { guard: "isGone", target: ".terminated" },
    "wanted.remember": { guard: "isOwnPath", actions: ["setWanted", "syncWanted"] },
    "wanted.take": { actions: ["clearWanted", "syncWanted"] },
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
        input: ({ event }) => {
          if (event.type !== "session.signIn") throw new Error("Signing in needs credentials.");
          const { username, password, remember } = event;
          return { username, password, remember };
        },
        onDone: [
          { guard: "isOk", target: "signedIn" },
          { target: "signedOut", actions: "setError" },
        ],
      },
    },
    signedIn: {
      entry: ["clearError", "clearReason"],
      exit: "clearMember",
      on: {
        "session.signOut": {
          target: "signedOut",
          actions: ["clearWanted", "syncWanted", "clearDevice"],
        },
        "entry.shown": { target: "signedOut", actions: "clearDevice" },
        "token.vanish": { target: "signedOut", actions: ["clearWanted", "syncWanted"] },
        "token.appear": { actions: "renewMember" },
        "call.failed": {
          guard: "isLostIdentity",
          target: "expired",
          actions: ["setReason", "clearDevice"],
        },
      },
    },
    expired: {
      on: {
        "session.signIn": "signingIn",
        "token.appear": "signedIn",
      },
    },
    // Not a final state: XState warns about events to ended actors with the whole event, password and all.
    terminated: { on: { "*": {} } },
  },
});
