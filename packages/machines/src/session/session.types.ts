import type { Failure } from "../result.ts";

/** What a member types to sign in (journey.txt 7, POST /api/login). */
export interface Credentials {
  /** Phone number or username. */
  readonly username: string;
  readonly password: string;
  /** Keep the token after the browser closes. */
  readonly remember: boolean;
}

/** A page a visitor wanted before signing in. */
export interface WantedPath {
  /** Path, query and fragment within this app: one leading slash. */
  readonly path: string;
  /** Server time when it was remembered, ms. */
  readonly at: number;
}

/** Why a session ended by itself: a catalogue code, or the raw message of the server. */
export interface LostIdentity {
  readonly code: string | undefined;
  readonly message: string;
}

/** Input of the session machine. */
export interface SessionInput {
  /** A token is stored on this device. */
  readonly hasToken: boolean;
  readonly wanted?: WantedPath | undefined;
  /** Server time, ms. */
  readonly now: () => number;
}

/** Context of the session machine. It never holds the token. */
export interface SessionContext {
  readonly now: () => number;
  readonly wanted: WantedPath | undefined;
  /** Of the last sign-in, until the member types again. */
  readonly error: Failure | undefined;
  readonly reason: LostIdentity | undefined;
  /** Whether the device held a token when the machine was made. */
  readonly hasToken: boolean;
}

/** Events of the session machine. */
export type SessionEvent =
  | ({ readonly type: "session.signIn" } & Credentials)
  | { readonly type: "session.signOut" }
  /** The login or register form really rendered (decision 18). */
  | { readonly type: "entry.shown" }
  /** The member typed: the error text clears (journey.txt 2). */
  | { readonly type: "error.clear" }
  /** Any call failed; the machine decides whether that concerns the session. */
  | { readonly type: "call.failed"; readonly error: Failure }
  /** The active lookup said that the site has ended. */
  | { readonly type: "site.gone" }
  /** Another tab signed in or out. */
  | { readonly type: "token.appear" }
  | { readonly type: "token.vanish" }
  /** A guard turned a visitor away from this path. */
  | { readonly type: "wanted.remember"; readonly path: string }
  /** The wanted path was used. */
  | { readonly type: "wanted.take" };
