/** An entry of the browser's trace; times in µs. */
export type TraceEvent = {
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
  /** From the event to the next paint. */
  readonly duration: number;
  /** When the main thread was done with the frame that shows the result; 0 or missing when there was nothing to paint. */
  readonly commitFinishTime: number;
};

/**
 * CPU time of the main thread from an event of an interaction to the frame after it, ms, of the event with the most: a key
 * that is released later does not count what the page did meanwhile. `null` when the trace has no event.
 */
export function busyTime(trace: readonly TraceEvent[]): number | null {
  const events = trace.filter(
    ({ name, ph, args }) =>
      name === "EventTiming" && ph === "b" && (args.data?.interactionId ?? 0) > 0,
  );
  const times = events.map((event) => {
    const { commitFinishTime = 0, duration = 0, timeStamp = 0 } = event.args.data ?? {};
    const length = commitFinishTime > timeStamp ? commitFinishTime - timeStamp : duration;
    const end = event.ts + length * 1_000;
    const tasks = trace.filter(
      ({ name, pid, tid, ts }) =>
        name === "RunTask" && pid === event.pid && tid === event.tid && ts >= event.ts && ts < end,
    );
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
  });
  return times.length === 0 ? null : Math.max(...times);
}
