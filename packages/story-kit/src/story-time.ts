/** When every story takes place: server time, ms. */
export const STORY_NOW = Date.parse("2026-11-21T10:42:07+07:00");

/** Longer than anybody looks at a story. */
const NEVER = 2_147_483_647;
/** Timers from here on change what is seen; shorter ones only draw it. */
const SHORTEST_HELD_MS = 1_000;

/** A clock that stands still until it is advanced. */
export function createStoryClock() {
  let now = STORY_NOW;
  return {
    now: () => now,
    /** Advances by these ms and notifies components that show the time. */
    skip: (ms: number) => {
      now += ms;
      document.dispatchEvent(new Event("visibilitychange"));
    },
    reset: () => {
      now = STORY_NOW;
    },
  };
}

/** For `beforeEach`: timers of this page pass through `change`, which returns the ms they really wait. */
const withTimers = (change: (ms: number) => number) => () => {
  const { setTimeout } = window;
  const changed = (handler: () => void, ms = 0, ...rest: unknown[]) =>
    setTimeout(handler, change(ms), ...rest);
  window.setTimeout = changed as typeof window.setTimeout;
  return () => {
    window.setTimeout = setTimeout;
  };
};

/** For `beforeEach`: what would happen in a second or later does not, so that a picture stays as it is. */
export const holdTime = withTimers((ms) => (ms >= SHORTEST_HELD_MS ? NEVER : ms));

/** For `beforeEach` of one story: timers of exactly these ms end at once. */
export const hasten = (...delays: readonly number[]) =>
  withTimers((ms) => (delays.includes(ms) ? 0 : ms));
