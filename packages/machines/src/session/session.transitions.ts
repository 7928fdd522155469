import { isOwnPath, lostIdentity } from "./session.rules.ts";
import type {
  SessionEffect,
  SessionEvent,
  SessionInput,
  SessionSnapshot,
  SessionState,
} from "./session.types.ts";

/** What an event changes, and what its host has to do, in this order. */
export type SessionStep = {
  readonly snapshot: SessionSnapshot;
  readonly effects: readonly SessionEffect[];
};

/** The state that a session begins in. */
export const beginSession = ({ hasToken, wanted, now }: SessionInput): SessionStep => ({
  snapshot: {
    value: hasToken ? "signedIn" : "signedOut",
    context: { now, wanted, error: null, reason: null },
  },
  effects: hasToken ? [{ type: "clearVisitor" }] : [],
});

const stay = (snapshot: SessionSnapshot, ...effects: SessionEffect[]): SessionStep => ({
  snapshot,
  effects,
});

const withContext = (
  snapshot: SessionSnapshot,
  changed: Partial<SessionSnapshot["context"]>,
): SessionSnapshot => ({ ...snapshot, context: { ...snapshot.context, ...changed } });

/** Enters a state: a member who leaves is forgotten first. */
function enter(
  snapshot: SessionSnapshot,
  value: SessionState,
  changed: Partial<SessionSnapshot["context"]>,
  ...effects: SessionEffect[]
): SessionStep {
  const isLeft = snapshot.value === "signedIn";
  const isNew = value === "signedIn" || value === "signingIn";
  const context = { ...changed, ...(isNew ? { error: null, reason: null } : {}) };
  return {
    snapshot: { ...withContext(snapshot, context), value },
    effects: [
      ...(isLeft ? [{ type: "clearMember" } as const] : []),
      ...effects,
      ...(value === "signedIn" ? [{ type: "clearVisitor" } as const] : []),
    ],
  };
}

const NOTHING_WANTED = { type: "syncWanted", wanted: null } as const;

/** What an event means in every state but `terminated`, when the state itself does nothing with it. */
function anywhere(snapshot: SessionSnapshot, event: SessionEvent): SessionStep {
  switch (event.type) {
    case "call.failed":
      return event.error.kind === "gone" ? enter(snapshot, "terminated", {}) : stay(snapshot);
    case "wanted.remember": {
      if (!isOwnPath(event.path)) return stay(snapshot);
      const wanted = { path: event.path, at: snapshot.context.now() };
      return stay(withContext(snapshot, { wanted }), { type: "syncWanted", wanted });
    }
    case "wanted.take":
      return stay(withContext(snapshot, { wanted: null }), NOTHING_WANTED);
    default:
      return stay(snapshot);
  }
}

function whileSignedOut(snapshot: SessionSnapshot, event: SessionEvent): SessionStep {
  switch (event.type) {
    case "session.signIn": {
      const { username, password, remember } = event;
      const credentials = { username, password, remember };
      return enter(snapshot, "signingIn", {}, { type: "signIn", credentials });
    }
    case "error.clear":
      return snapshot.value === "signedOut"
        ? stay(withContext(snapshot, { error: null }))
        : stay(snapshot);
    case "token.appear":
      return enter(snapshot, "signedIn", {});
    default:
      return anywhere(snapshot, event);
  }
}

function whileSigningIn(snapshot: SessionSnapshot, event: SessionEvent): SessionStep {
  if (event.type !== "signIn.answered") return anywhere(snapshot, event);
  const { reply } = event;
  return reply.ok
    ? enter(snapshot, "signedIn", {})
    : enter(snapshot, "signedOut", { error: reply.error });
}

function whileSignedIn(snapshot: SessionSnapshot, event: SessionEvent): SessionStep {
  switch (event.type) {
    case "session.signOut":
      return enter(snapshot, "signedOut", { wanted: null }, NOTHING_WANTED, {
        type: "clearDevice",
      });
    case "entry.shown":
      return enter(snapshot, "signedOut", {}, { type: "clearDevice" });
    case "token.vanish":
      return enter(snapshot, "signedOut", { wanted: null }, NOTHING_WANTED);
    case "token.appear":
      return stay(snapshot, { type: "syncMember" });
    case "call.failed": {
      const reason = lostIdentity(event.error);
      return reason
        ? enter(snapshot, "expired", { reason }, { type: "clearDevice" })
        : anywhere(snapshot, event);
    }
    default:
      return anywhere(snapshot, event);
  }
}

/**
 * Who uses the wallet after an event: nobody, a member, or nobody because the server ended the session. After `gone` the
 * state is `terminated`, in which nothing happens any more.
 */
export function stepSession(snapshot: SessionSnapshot, event: SessionEvent): SessionStep {
  switch (snapshot.value) {
    case "signedOut":
    case "expired":
      return whileSignedOut(snapshot, event);
    case "signingIn":
      return whileSigningIn(snapshot, event);
    case "signedIn":
      return whileSignedIn(snapshot, event);
    case "terminated":
      return stay(snapshot);
  }
}
