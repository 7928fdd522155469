import type { Browser, Page } from "@playwright/test";
import { painted } from "./next-paint.ts";

/** An entry of the browser's trace; times in µs. */
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: Partial<Timing> };
};

/** Times in ms, of the page. */
type Timing = {
  readonly interactionId: number;
  readonly timeStamp: number;
  /** When the main thread was done with the frame that shows the result. */
  readonly commitFinishTime: number;
};

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** CPU time of the main thread from the first event of an interaction to the frame after the last one, ms; `null` when the trace has no event. */
function between({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }): number | null {
  const events = traceEvents.filter(
    ({ name, ph, args }) =>
      name === "EventTiming" && ph === "b" && (args.data?.interactionId ?? 0) > 0,
  );
  const [first] = events;
  if (!first) return null;
  const ends = events.map(
    ({ ts, args: { data } }) =>
      ts + ((data?.commitFinishTime ?? 0) - (data?.timeStamp ?? 0)) * 1_000,
  );
  const end = Math.max(...ends);
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === "RunTask" && pid === first.pid && tid === first.tid && ts >= first.ts && ts < end,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
}

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
  return between(JSON.parse(trace.toString()));
}
