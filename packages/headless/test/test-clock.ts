import { onTestFinished, vi } from "vitest";

/** A clock that only `skip` advances, together with the time of the page. It ends with its test. */
export function createTestClock(start: number) {
  let now = start;
  let skipped = 0;
  // A test can have a second clock, which replaces the first.
  const monotonic = () => Performance.prototype.now.call(performance);
  const spy = vi.spyOn(performance, "now").mockImplementation(() => monotonic() + skipped);
  onTestFinished(() => spy.mockRestore());
  return {
    now: () => now,
    /** Advances both by these ms. */
    skip: (ms: number) => {
      now += ms;
      skipped += ms;
    },
  };
}
