import { expect, vi } from "vitest";
import type { Locator } from "vitest/browser";

/**
 * Lets fake timers fire until a value is as expected, one step after the other. `vi.waitFor` advances them itself while a step is
 * under way, which then may never end.
 * @param stepMs how far each step advances, ms
 */
export const pollTime = <Value>(stepMs: number, read: () => Value) =>
  expect.poll(
    async () => {
      await vi.advanceTimersByTimeAsync(stepMs);
      return read();
    },
    { timeout: 10_000 },
  );

/**
 * Lets fake timers fire until an element is shown. A reply can arrive after the timers that were
 * advanced for it; waiting for the element alone would take as long as the remaining timers.
 */
export const passTimeUntil = (found: Locator): Promise<void> =>
  pollTime(1_000, () => found.query()).not.toBeNull();
