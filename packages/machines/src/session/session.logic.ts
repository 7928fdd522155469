import type { Failure } from "@satang/core";
import { isOwnPath, lostIdentity } from "./session.rules.ts";
import type {
  SessionContext,
  SessionEffect,
  SessionEvent,
  SessionInput,
  SessionSnapshot,
  SessionStep,
  SessionValue,
} from "./session.types.ts";

/** Changes by an event: the state, parts of the context, and the effects for the host. */
type Change = {
  readonly to?: SessionValue;
  readonly context?: Partial<SessionContext>;
  readonly effects?: readonly SessionEffect[];
};

type Transitions = {
  readonly [Type in SessionEvent["type"]]?: (
    event: Extract<SessionEvent, { readonly type: Type }>,
  ) => Change;
};

const clearWanted: Change = {
  context: { wanted: null },
  effects: [{ type: "syncWanted", wanted: null }],
};

const endWhenGone = ({ error }: { readonly error: Failure }): Change =>
  error.kind === "gone" ? { to: "terminated" } : {};

const signIn = ({
  username,
  password,
  remember,
}: Extract<SessionEvent, { readonly type: "session.signIn" }>): Change => ({
  to: "signingIn",
  context: { error: null, reason: null },
  effects: [{ type: "signIn", credentials: { username, password, remember } }],
});

const enter = (): Change => ({
  to: "signedIn",
  context: { error: null, reason: null },
  effects: [{ type: "clearVisitor" }],
});

const anywhere: Transitions = {
  "call.failed": endWhenGone,
  "wanted.remember": ({ path, at }) => {
    const wanted = { path, at };
    return isOwnPath(path)
      ? { context: { wanted }, effects: [{ type: "syncWanted", wanted }] }
      : {};
  },
  "wanted.take": () => clearWanted,
};

/** Changes by each event in each state. An event that a state does not list is ignored. */
const transitions: { readonly [Value in SessionValue]: Transitions } = {
  signedOut: {
    ...anywhere,
    "session.signIn": signIn,
    "error.clear": () => ({ context: { error: null } }),
    "token.appear": enter,
  },
  signingIn: {
    ...anywhere,
    "signIn.answer": ({ reply }) =>
      reply.ok ? enter() : { to: "signedOut", context: { error: reply.error } },
    "call.failed": ({ error }) =>
      error.kind === "gone" ? { to: "terminated", effects: [{ type: "endSignIn" }] } : {},
  },
  signedIn: {
    ...anywhere,
    "session.signOut": () => ({
      to: "signedOut",
      context: { wanted: null },
      // Sent with the token, which goes next.
      effects: [
        { type: "syncWanted", wanted: null },
        { type: "sendSignOut" },
        { type: "clearDevice" },
      ],
    }),
    "entry.shown": () => ({ to: "signedOut", effects: [{ type: "clearDevice" }] }),
    "token.vanish": () => ({ to: "signedOut", ...clearWanted }),
    "token.appear": () => ({ effects: [{ type: "syncMember" }] }),
    "call.failed": ({ error }) => {
      const reason = lostIdentity(error);
      return reason
        ? { to: "expired", context: { reason }, effects: [{ type: "clearDevice" }] }
        : endWhenGone({ error });
    },
  },
  expired: { ...anywhere, "session.signIn": signIn, "token.appear": enter },
  terminated: {},
};

function next(snapshot: SessionSnapshot, event: SessionEvent): SessionStep {
  // The row of this event takes this event; TypeScript does not connect the two.
  const change = transitions[snapshot.value][event.type]?.(event as never);
  if (!change) return { snapshot, effects: [] };
  const { to = snapshot.value, context, effects = [] } = change;
  const isLeaving = to !== snapshot.value;
  return {
    snapshot:
      isLeaving || context
        ? { ...snapshot, value: to, context: { ...snapshot.context, ...context } }
        : snapshot,
    // Data that was read for a member is cleared first, however the session ends.
    effects:
      isLeaving && snapshot.value === "signedIn" ? [{ type: "clearMember" }, ...effects] : effects,
  };
}

/**
 * User of the wallet: nobody, a member, or nobody because the server ended the session. After
 * `gone` the state is `terminated`, which ignores all events.
 *
 * Pure functions in place of an XState machine, because each page loads them first (ADR 0069). The host runs the effects.
 */
export const sessionLogic = {
  id: "session",
  states: Object.keys(transitions) as readonly SessionValue[],
  events: [
    ...new Set(Object.values(transitions).flatMap(Object.keys)),
  ] as readonly SessionEvent["type"][],
  /** The first snapshot, with the effects of its state. */
  start: ({ hasToken, wanted }: SessionInput): SessionStep => ({
    snapshot: {
      status: "active",
      value: hasToken ? "signedIn" : "signedOut",
      context: { wanted, error: null, reason: null },
    },
    effects: hasToken ? [{ type: "clearVisitor" }] : [],
  }),
  next,
};
