import fc from "fast-check";
import { runSchedule } from "./run-schedule.ts";
import { schedules } from "./schedule.ts";

/** Number of schedules, their seed, or the duration. */
export type Extent =
  | { readonly runs: number; readonly seed: number }
  | { readonly minutes: number; readonly seed?: number | undefined };

/**
 * Runs schedules until one breaks a guarantee of the engine.
 * @returns the number of schedules
 * @throws Error with the seed, the path and the smallest schedule that breaks it
 */
export async function checkPromises(extent: Extent): Promise<number> {
  let count = 0;
  const property = fc.asyncProperty(schedules, async (schedule) => {
    count += 1;
    const broken = await runSchedule(schedule);
    if (broken.length > 0) throw new Error(broken.join("; "));
  });
  const seed = extent.seed === undefined ? {} : { seed: extent.seed };
  const limit =
    "runs" in extent
      ? { numRuns: extent.runs }
      : {
          numRuns: Number.MAX_SAFE_INTEGER,
          interruptAfterTimeLimit: extent.minutes * 60_000,
          markInterruptAsFailure: false,
        };
  await fc.assert(property, { ...seed, ...limit });
  return count;
}
