import type { Failure } from "@satang/core";
import type { MemberProfile } from "./use-profile-query.ts";

/**
 * View that {@link useProfile} returns.
 *
 * States: `loading` until the profile was read, `readFailed` when it could not be read, else `ready`, also when a later
 * read failed.
 */
export type ProfileView = {
  readonly state: "loading" | "readFailed" | "ready";
  /** `null` until it was read. */
  readonly profile: MemberProfile | null;
  /** A read is under way. */
  readonly isReading: boolean;
  /** Why nothing could be read; `null` otherwise. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Reads again. */
    readonly retry: () => void;
  };
};
