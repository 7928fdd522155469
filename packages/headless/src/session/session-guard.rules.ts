import type { SessionState } from "./use-session-actor.ts";

/** The last session state that was seen, and whether a member's content belongs to it. */
export type GuardedSession = { readonly session: SessionState; readonly isKept: boolean };

/**
 * Content of a member is kept when the server ends the session, also while they fail to log in again. It is not kept when
 * they sign out, or when the site is shut down.
 */
export function guardSession(before: GuardedSession | null, session: SessionState): GuardedSession {
  if (session === "signedIn") return { session, isKept: true };
  const isLeft =
    session === "terminated" || (session === "signedOut" && before?.session === "signedIn");
  return { session, isKept: !isLeft && before?.isKept === true };
}

/** Content that is shown for a session. */
export type GuardState = "unknown" | "visitor" | "member" | "ended";

/** @returns the content to show */
export function guardStateOf({ session, isKept }: GuardedSession): GuardState {
  if (session === "signedIn") return "member";
  if (isKept) return "ended";
  return session === "unknown" ? "unknown" : "visitor";
}
