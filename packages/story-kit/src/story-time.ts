/** The time of all stories: server time, ms. */
export const STORY_NOW = Date.parse("2026-11-21T10:42:07+07:00");

/** Longer than anybody watches a story. */
const NEVER = 2_147_483_647;
/** Timers of at least this many ms change the content; shorter ones are for rendering. */
const SHORTEST_HELD_MS = 1_000;

/** A stopped clock that can be advanced. */
export function createStoryClock() {
  let now = STORY_NOW;
  let skipped = 0;
  return {
    now: () => now,
    /** Advances the clock and the time of the page by these ms and notifies components that show the time. */
    skip: (ms: number) => {
      now += ms;
      skipped += ms;
      document.dispatchEvent(new Event("visibilitychange"));
    },
    /** For `beforeEach`: the time of the page follows this clock until the story ends. */
    reset: () => {
      now = STORY_NOW;
      skipped = 0;
      const monotonic = performance.now.bind(performance);
      performance.now = () => monotonic() + skipped;
      return () => {
        performance.now = monotonic;
      };
    },
  };
}

/** For `beforeEach`: `change` gets the ms of every timer of the page and returns the ms to wait. */
const withTimers = (change: (ms: number) => number) => () => {
  const { setTimeout } = window;
  const changed = (handler: () => void, ms = 0, ...rest: unknown[]) =>
    setTimeout(handler, change(ms), ...rest);
  window.setTimeout = changed as typeof window.setTimeout;
  return () => {
    window.setTimeout = setTimeout;
  };
};

/** For `beforeEach`: timers of a second or more never fire, so that a picture does not change. */
export const holdTime = withTimers((ms) => (ms >= SHORTEST_HELD_MS ? NEVER : ms));

/** For `beforeEach` of one story: timers of exactly these ms fire at once. */
export const skipDelays = (...delays: readonly number[]) =>
  withTimers((ms) => (delays.includes(ms) ? 0 : ms));
