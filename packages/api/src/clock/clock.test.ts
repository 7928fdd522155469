import { describe, expect, test, vi } from "vitest";
import { bindClockToPage } from "./bind-clock-to-page.ts";
import { createClock } from "./clock.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-21T09:00:00Z");

/** A device and a server; the device is `skew` ms ahead. */
const world = (skew: number) => {
  let elapsed = 0;
  let asleep = 0;
  let jump = 0;
  const clock = createClock({
    now: () => START + elapsed + asleep + skew + jump,
    monotonic: () => 5_000 + elapsed,
  });
  const server = () => START + elapsed + asleep;
  return {
    clock,
    server,
    pass: (ms: number) => {
      elapsed += ms;
    },
    sleep: (ms: number) => {
      asleep += ms;
    },
    setDeviceClock: (ms: number) => {
      jump += ms;
    },
    call: (there = 40, back = 40) => {
      const sentAt = clock.mark();
      elapsed += there;
      const header = new Date(Math.floor(server() / 1000) * 1000).toUTCString();
      elapsed += back;
      clock.observe(header, sentAt);
    },
    error: () => Math.abs(clock.now() - server()),
  };
};

describe.each([-12 * HOUR, -90_000, 0, 90_000, 12 * HOUR])("a device %i ms ahead", (skew) => {
  test("reports server time within the second of the header after one reply", () => {
    const { call, error } = world(skew);
    call();
    expect(error()).toBeLessThanOrEqual(600);
  });

  test("gets closer with every reply", () => {
    const { call, pass, error } = world(skew);
    for (let count = 0; count < 40; count += 1) {
      call();
      pass(1_313);
    }
    expect(error()).toBeLessThanOrEqual(80);
  });

  test("never goes back between replies that agree", () => {
    const { call, pass, clock } = world(skew);
    call();
    let last = clock.now();
    for (let count = 0; count < 200; count += 1) {
      pass(7);
      if (count % 10 === 0) call(count, 200 - count);
      const now = clock.now();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  });

  test("says that the device's clock has jumped, until the next reply", () => {
    const { call, setDeviceClock, clock } = world(skew);
    call();
    expect(clock.hasJumped()).toBe(false);
    setDeviceClock(20 * 60_000);
    clock.wake();
    expect(clock.hasJumped()).toBe(true);
    clock.observe("no date", clock.mark());
    expect(clock.hasJumped()).toBe(true);
    call();
    expect(clock.hasJumped()).toBe(false);
  });

  test("keeps the time during a sleep that stops the monotonic source", () => {
    const { call, sleep, clock, error } = world(skew);
    call();
    sleep(3 * HOUR);
    clock.wake();
    expect(error()).toBeLessThanOrEqual(600);
  });

  test("is corrected by the next reply after the clock of the device was changed", () => {
    const { call, setDeviceClock, clock, error } = world(skew);
    call();
    setDeviceClock(5 * HOUR);
    expect(error()).toBeLessThanOrEqual(600);
    clock.wake();
    call();
    expect(error()).toBeLessThanOrEqual(600);
  });
});

test("before the first reply it reports device time and says so", () => {
  const { clock, call, pass } = world(90_000);
  expect(clock.isSynced()).toBe(false);
  pass(5);
  expect(clock.now()).toBe(START + 90_005);
  call();
  expect(clock.isSynced()).toBe(true);
});

test("a missing or unreadable Date header changes nothing", () => {
  const { clock } = world(0);
  clock.observe(null, clock.mark());
  clock.observe("soon", clock.mark());
  expect(clock.isSynced()).toBe(false);
});

test("a page that becomes visible again updates the clock until it is unbound", () => {
  const page = new EventTarget();
  const clock = { ...createClock(), wake: vi.fn() };
  const unbind = bindClockToPage(clock, page);
  page.dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("pageshow"));
  expect(clock.wake).toHaveBeenCalledTimes(2);
  unbind();
  page.dispatchEvent(new Event("focus"));
  expect(clock.wake).toHaveBeenCalledTimes(2);
});
