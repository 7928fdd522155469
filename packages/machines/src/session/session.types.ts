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
  /** Server time when it was remembered, ms. */
  readonly at: number;
};

/** Why the server ended a session. */
export type LostIdentity = {
  /** Code of the error catalogue; `null` when the server sent a message only. */
  readonly code: string | null;
  /** The server's message, untranslated. */
  readonly message: string;
};

/** State of a session as a view reads it. */
export type SessionState = "signedOut" | "signingIn" | "signedIn" | "expired" | "terminated";

/** What a session begins with. */
export type SessionInput = {
  /** A token is stored on this device. */
  readonly hasToken: boolean;
  /** The wanted page that this tab stored, or `null`. */
  readonly wanted: WantedPath | null;
  /** Returns the time of the device, ms. */
  readonly now: () => number;
};

/** A session at one moment. It never holds the token or a password. */
export type SessionSnapshot = {
  readonly value: SessionState;
  readonly context: {
    readonly now: () => number;
    readonly wanted: WantedPath | null;
    /** Why the last sign-in failed, until the member types again. */
    readonly error: Failure | null;
    /** Why the server ended the last session, until the next sign-in. */
    readonly reason: LostIdentity | null;
  };
};

/** What the host of a session does. */
export type SessionEffect =
  /** Calls the server, stores the token, and then sends `signIn.answered`. It is stopped when the session leaves `signingIn`. */
  | { readonly type: "signIn"; readonly credentials: Credentials }
  /** Removes token, agreement flag and sync time, in this tab and in others. */
  | { readonly type: "clearDevice" }
  /** Removes what a visitor typed: a member has no registration under way. */
  | { readonly type: "clearVisitor" }
  /** Removes everything that was read for this member. */
  | { readonly type: "clearMember" }
  /** Another member may have signed in in another tab: everything is read again. */
  | { readonly type: "syncMember" }
  /** Stores the wanted path, so that a reload keeps it. */
  | { readonly type: "syncWanted"; readonly wanted: WantedPath | null };

/** Events of a session. */
export type SessionEvent =
  | ({ readonly type: "session.signIn" } & Credentials)
  /** The server has answered a sign-in. */
  | { readonly type: "signIn.answered"; readonly reply: Result<unknown> }
  | { readonly type: "session.signOut" }
  /** The login or register form was rendered (decision 18). */
  | { readonly type: "entry.shown" }
  /** The member typed: the error is removed (journey.txt §2). */
  | { readonly type: "error.clear" }
  /** A call failed; the session decides if this concerns the session. */
  | { readonly type: "call.failed"; readonly error: Failure }
  /** Another tab signed in. */
  | { readonly type: "token.appear" }
  /** Another tab signed out. */
  | { readonly type: "token.vanish" }
  /** A guard redirected a visitor from this path to the login. */
  | { readonly type: "wanted.remember"; readonly path: string }
  /** The wanted path was used. */
  | { readonly type: "wanted.take" };
