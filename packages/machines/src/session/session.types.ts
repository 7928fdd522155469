import type { Failure, Result } from "@satang/core";

/** The credentials that a member types to sign in (journey.txt §7, POST /api/login). */
export type Credentials = {
  /** Phone number or username. */
  readonly username: string;
  readonly password: string;
  /** Keep the token after the browser closes. */
  readonly remember: boolean;
};

/** A page that a visitor wanted before signing in. */
export type WantedPath = {
  /** Path, query and fragment within this app, with one leading slash. */
  readonly path: string;
  /** Time of the device when it was remembered, ms: that of the server may step back at its first reply. */
  readonly at: number;
};

/** Why the server ended a session. */
export type LostIdentity = {
  /** Code of the error catalogue; `null` when the server sent a message only. */
  readonly code: string | null;
  /** The server's message, untranslated. */
  readonly message: string;
};

/** Facts that are known when the session starts. */
export type SessionInput = {
  /** A token is stored on this device. */
  readonly hasToken: boolean;
  /** The wanted page that this tab stored, or `null`. */
  readonly wanted: WantedPath | null;
};

/** State of a session. */
export type SessionValue = "signedOut" | "signingIn" | "signedIn" | "expired" | "terminated";

/** Context of a session. It never holds the token or a password. */
export type SessionContext = {
  readonly wanted: WantedPath | null;
  /** Why the last sign-in failed, until the member types again. */
  readonly error: Failure | null;
  /** Why the server ended the last session, until the next sign-in. */
  readonly reason: LostIdentity | null;
};

/** A session at one time. */
export type SessionSnapshot = {
  readonly status: "active" | "stopped";
  readonly value: SessionValue;
  readonly context: SessionContext;
};

/** Events of a session. */
export type SessionEvent =
  | ({ readonly type: "session.signIn" } & Credentials)
  /** The service answered the sign-in. */
  | { readonly type: "signIn.answer"; readonly reply: Result<unknown> }
  | { readonly type: "session.signOut" }
  /** The login or register form was rendered (decision 18). */
  | { readonly type: "entry.shown" }
  /** The member typed: the error is removed (journey.txt §2). */
  | { readonly type: "error.clear" }
  /** A call failed; it may concern the session. */
  | { readonly type: "call.failed"; readonly error: Failure }
  /** Another tab signed in. */
  | { readonly type: "token.appear" }
  /** Another tab signed out. */
  | { readonly type: "token.vanish" }
  /** A guard redirected a visitor from this path to the login. */
  | ({ readonly type: "wanted.remember" } & WantedPath)
  /** The wanted path was used. */
  | { readonly type: "wanted.take" };

/** Effects that the host runs for a session. */
export type SessionEffect =
  /** Calls the server, stores the token, and sends `signIn.answer`. It has the password: do not keep or log it. */
  | { readonly type: "signIn"; readonly credentials: Credentials }
  /** Aborts that call: it stores and sends nothing any more. */
  | { readonly type: "endSignIn" }
  /** Informs the service that the member signs out. The token is still stored. */
  | { readonly type: "sendSignOut" }
  /** Removes the token, in this tab and in others. */
  | { readonly type: "clearDevice" }
  /** Removes what a visitor typed: a member has no registration under way. */
  | { readonly type: "clearVisitor" }
  /** Removes what was read for this member, and what the device keeps about them. */
  | { readonly type: "clearMember" }
  /** Another member may have signed in in another tab: everything is read again. */
  | { readonly type: "syncMember" }
  /** Stores the wanted path, so that a reload keeps it. */
  | { readonly type: "syncWanted"; readonly wanted: WantedPath | null };

/** A snapshot with the effects of what led to it, in the order in which they run before it is shown. */
export type SessionStep = {
  readonly snapshot: SessionSnapshot;
  readonly effects: readonly SessionEffect[];
};
