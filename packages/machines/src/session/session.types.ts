import type { Failure } from "@satang/core";

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

/** Input of the session machine. */
export type SessionInput = {
  /** A token is stored on this device. */
  readonly hasToken: boolean;
  /** The wanted page that this tab stored, or `null`. */
  readonly wanted: WantedPath | null;
  /** Returns the time of the device, ms. */
  readonly now: () => number;
};

/** Context of the session machine. It never holds the token or a password. */
export type SessionContext = {
  readonly now: () => number;
  readonly wanted: WantedPath | null;
  /** Why the last sign-in failed, until the member types again. */
  readonly error: Failure | null;
  /** Why the server ended the last session, until the next sign-in. */
  readonly reason: LostIdentity | null;
  /** The device held a token when the machine was created. */
  readonly hasToken: boolean;
};

/** Events of the session machine. */
export type SessionEvent =
  | ({ readonly type: "session.signIn" } & Credentials)
  | { readonly type: "session.signOut" }
  /** The login or register form was rendered (decision 18). */
  | { readonly type: "entry.shown" }
  /** The member typed: the error is removed (journey.txt §2). */
  | { readonly type: "error.clear" }
  /** A call failed; the machine decides if this concerns the session. */
  | { readonly type: "call.failed"; readonly error: Failure }
  /** Another tab signed in. */
  | { readonly type: "token.appear" }
  /** Another tab signed out. */
  | { readonly type: "token.vanish" }
  /** A guard redirected a visitor from this path to the login. */
  | { readonly type: "wanted.remember"; readonly path: string }
  /** The wanted path was used. */
  | { readonly type: "wanted.take" };
