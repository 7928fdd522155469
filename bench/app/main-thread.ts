import type { Browser, Page } from "@playwright/test";
import { busyTime } from "./busy-time.ts";
import { painted } from "./next-paint.ts";

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/**
 * Runs an interaction. Returns the CPU time of the main thread until it is done with the next frame, ms: other work on the
 * machine is not in it. `null` when the browser's trace ended before the event was in it.
 */
export async function mainThread(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number | null> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  await painted(page);
  const trace = await browser.stopTracing();
  return busyTime(JSON.parse(trace.toString()).traceEvents);
}
