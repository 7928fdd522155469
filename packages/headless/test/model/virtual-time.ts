/** Timers and clocks of one schedule: time moves only on request, and a day passes in a moment. */
export interface VirtualTime {
  /** ms since the schedule began; monotonic. */
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(id: number): void;
  /** Runs everything that is due until a time, and its consequences. */
  runUntil(moment: number): Promise<void>;
  /** Removes every timer. */
  clear(): void;
}

type Timer = { readonly id: number; readonly at: number; readonly run: () => void };

/** Waits until every promise that can settle has settled: Node runs a tick when no microtask is left. */
const settled = () => new Promise<void>((resolve) => process.nextTick(resolve));

export function createVirtualTime(): VirtualTime {
  let time = 0;
  let ids = 0;
  /** The next one is last; of two that are due at the same time, the later one was set later. */
  const timers: Timer[] = [];
  const add = (timer: Timer) => {
    let place = timers.length;
    while (place > 0 && (timers[place - 1]?.at ?? 0) <= timer.at) place -= 1;
    timers.splice(place, 0, timer);
  };
  const takeUntil = (moment: number): Timer | undefined => {
    const next = timers.at(-1);
    return next && next.at <= moment ? timers.pop() : undefined;
  };
  return {
    now: () => time,
    setTimeout: (run, ms = 0) => {
      ids += 1;
      add({ id: ids, at: time + Math.max(0, ms), run });
      return ids;
    },
    clearTimeout: (id) => {
      const place = timers.findIndex((timer) => timer.id === id);
      if (place >= 0) timers.splice(place, 1);
    },
    runUntil: async (moment) => {
      await settled();
      for (let timer = takeUntil(moment); timer; timer = takeUntil(moment)) {
        time = Math.max(time, timer.at);
        timer.run();
        await settled();
      }
      time = Math.max(time, moment);
    },
    clear: () => {
      timers.length = 0;
    },
  };
}
