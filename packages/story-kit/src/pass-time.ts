import { expect, vi } from "vitest";
import type { Locator } from "vitest/browser";

/**
 * Lets fake timers fire until an element is shown. A reply can arrive after the timers that were
 * advanced for it; waiting for the element alone would take as long as the remaining timers.
 */
export const passTimeUntil = (found: Locator): Promise<void> =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(found.query()).not.toBeNull();
    },
    { timeout: 10_000 },
  );
