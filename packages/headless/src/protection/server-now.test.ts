import { createClock } from "@satang/api";
import { expect, it } from "vitest";
import { serverNow } from "./server-now.ts";

it("server time is still known when the device has slept", () => {
  let asleep = 0;
  const clock = createClock({ now: () => 1_000_000 + asleep, monotonic: () => 0 });
  expect(serverNow({ clock })).toBeNull();
  clock.observe("Sat, 21 Nov 2026 09:00:00 GMT", clock.mark());
  asleep = 5 * 60_000;
  clock.wake();
  expect(serverNow({ clock })).toBeGreaterThan(Date.parse("2026-11-21T09:04:58Z"));
});
