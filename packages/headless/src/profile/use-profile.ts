import type { ProfileView } from "./profile.view.ts";
import { useProfileQuery } from "./use-profile-query.ts";

/** Options of {@link useProfile}. */
export type UseProfileOptions = {
  /** `false` reads nothing. @default true */
  readonly enabled?: boolean | undefined;
};

/**
 * The member's own data (money.txt §3).
 * @throws Error outside `SatangProvider`.
 * @example
 * const { profile } = useProfile(); // profile?.name
 */
export function useProfile({ enabled = true }: UseProfileOptions = {}): ProfileView {
  const { data, error, isFetching, refetch } = useProfileQuery("useProfile", enabled);
  const stateOf = (): ProfileView["state"] => {
    if (data) return "ready";
    return error ? "readFailed" : "loading";
  };
  return {
    state: stateOf(),
    profile: data ?? null,
    isReading: isFetching,
    readFailure: data ? null : error,
    actions: { retry: () => void refetch() },
  };
}
