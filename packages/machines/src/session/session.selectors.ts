import type { SnapshotFrom } from "xstate";
import type { sessionMachine } from "./session.machine.ts";
import { usableWantedPath } from "./session.rules.ts";

/** A snapshot of the session machine. */
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** State of a session as a view reads it. */
export type SessionState = "signedOut" | "signingIn" | "signedIn" | "expired" | "terminated";

/** State of the session; until the device was read, nobody is signed in. */
export const selectSessionState = ({ value }: SessionSnapshot): SessionState =>
  value === "unknown" ? "signedOut" : value;

/** Why the last sign-in failed; `null` when it did not, or when the member has typed since. */
export const selectSignInError = ({ context }: SessionSnapshot) => context.error;

/** Why the server ended the session; `null` when it did not, or after the next sign-in. */
export const selectLostIdentity = ({ context }: SessionSnapshot) => context.reason;

/** Path to open after sign-in; `null` when there is none or it is older than ten minutes. */
export const selectWantedPath = ({ context }: SessionSnapshot): string | null =>
  usableWantedPath(context.wanted, context.now());
