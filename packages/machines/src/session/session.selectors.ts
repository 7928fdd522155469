import { usableWantedPath } from "./session.rules.ts";
import type { SessionSnapshot } from "./session.types.ts";

/** State of a session as a view reads it. */
export const selectSessionState = ({ value }: SessionSnapshot) => value;

/** Why the last sign-in failed; `null` when it did not, or when the member has typed since. */
export const selectSignInError = ({ context }: SessionSnapshot) => context.error;

/** Why the server ended the session; `null` when it did not, or after the next sign-in. */
export const selectLostIdentity = ({ context }: SessionSnapshot) => context.reason;

/**
 * Path to open after sign-in; `null` when there is none or it is older than ten minutes.
 * @param now time of the device, ms
 */
export const selectWantedPath = ({ context }: SessionSnapshot, now: number): string | null =>
  usableWantedPath(context.wanted, now);
