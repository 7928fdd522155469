import { refuse } from "../errors/refusal.ts";

const WINDOW_MS = 60_000;

/** Counts the calls of each caller within a minute, in this process. */
export type RateLimit = {
  /** Counts a call. @param most calls a minute; 0 counts nothing. @throws REQUEST_LIMIT */
  admit(caller: string, most: number, now: Date): void;
};

/** Makes a limit that has counted nothing. */
export function createRateLimit(): RateLimit {
  const calls = new Map<string, readonly number[]>();
  return {
    admit(caller, most, now) {
      if (most === 0) return calls.clear();
      const since = now.getTime() - WINDOW_MS;
      const recent = (calls.get(caller) ?? []).filter((at) => at > since);
      if (recent.length >= most) throw refuse("REQUEST_LIMIT");
      calls.set(caller, [...recent, now.getTime()]);
    },
  };
}
