import { expect, it } from "vitest";
import { watchTimeLeft } from "./watch-time-left.ts";

/** A clock and timers that only `pass` advances. */
function createTime() {
  let now = 0;
  const timers = new Map<object, { at: number; run: () => void }>();
  return {
    now: () => now,
    running: () => timers.size,
    sleep: (ms: number) => {
      now += ms;
    },
    schedule: (run: () => void, ms: number) => {
      const key = {};
      timers.set(key, { at: now + ms, run });
      return () => void timers.delete(key);
    },
    pass: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const [first] = [...timers].sort(([, one], [, other]) => one.at - other.at);
        if (!first || first[1].at > end) break;
        now = first[1].at;
        timers.delete(first[0]);
        first[1].run();
      }
      now = end;
    },
  };
}

it("reports the time left at once and at each full second until it is over", () => {
  const time = createTime();
  const seen: number[] = [];
  watchTimeLeft({ ...time, expiresAt: 2_500, onChange: (left) => seen.push(left) });
  time.pass(10_000);
  expect(seen).toEqual([2_500, 2_000, 1_000, 0]);
  expect(time.running()).toBe(0);
});

it("reads the clock again when asked, with one timer at most", () => {
  const time = createTime();
  const seen: number[] = [];
  const { look } = watchTimeLeft({
    ...time,
    expiresAt: 60_000,
    onChange: (left) => seen.push(left),
  });
  time.sleep(30_300);
  look();
  look();
  expect(seen).toEqual([60_000, 29_700, 29_700]);
  expect(time.running()).toBe(1);
});

it("reports nothing after it has stopped", () => {
  const time = createTime();
  const seen: number[] = [];
  const { stop } = watchTimeLeft({
    ...time,
    expiresAt: 5_000,
    onChange: (left) => seen.push(left),
  });
  stop();
  time.pass(10_000);
  expect(seen).toEqual([5_000]);
});
