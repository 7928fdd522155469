import type { SnapshotFrom } from "xstate";
import type { Failure } from "../result.ts";
import type { sessionMachine } from "./session.machine.ts";
import { usableWantedPath } from "./session.rules.ts";
import type { LostIdentity } from "./session.types.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Where a session stands. */
export type SessionState = "signedOut" | "signingIn" | "signedIn" | "expired" | "terminated";

/** What a view reads of a session. */
export const sessionSelectors = {
  state: (snapshot: Snapshot): SessionState =>
    snapshot.value === "unknown" ? "signedOut" : snapshot.value,
  /** Why the last sign-in failed, until the member types. */
  error: (snapshot: Snapshot): Failure | undefined => snapshot.context.error,
  /** Why the session ended by itself, until the next sign-in. */
  reason: (snapshot: Snapshot): LostIdentity | undefined => snapshot.context.reason,
  /** Where to go after sign-in, while it is still wanted. */
  wantedPath: (snapshot: Snapshot): string | undefined =>
    usableWantedPath(snapshot.context.wanted, snapshot.context.now()),
};
