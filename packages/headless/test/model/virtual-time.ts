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

/** More turns than the longest chain of promises in the engine. */
const TURNS = 60;

/**
 * Waits until every promise that can settle has settled; microtasks are ten times as fast as a
 * macrotask.
 */
async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await undefined;
}

export function createVirtualTime(): VirtualTime {
  let time = 0;
  let ids = 0;
  let timers: Timer[] = [];
  const next = () =>
    timers.reduce<Timer | undefined>(
      (first, timer) => (first === undefined || timer.at < first.at ? timer : first),
      undefined,
    );
  return {
    now: () => time,
    setTimeout: (run, ms = 0) => {
      ids += 1;
      timers.push({ id: ids, at: time + Math.max(0, ms), run });
      return ids;
    },
    clearTimeout: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    runUntil: async (moment) => {
      await settled();
      for (let timer = next(); timer && timer.at <= moment; timer = next()) {
        const { id, at, run } = timer;
        timers = timers.filter((one) => one.id !== id);
        time = Math.max(time, at);
        run();
        await settled();
      }
      time = Math.max(time, moment);
    },
    clear: () => {
      timers = [];
    },
  };
}
