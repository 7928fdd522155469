/** Timers and clocks that only move when the matrix moves them: two minutes pass in a moment. */
export interface VirtualTime {
  /** ms since it was created; monotonic. */
  now(): number;
  setTimeout(run: () => void, ms?: number): number;
  clearTimeout(id?: number): void;
  /** Resolves after `ms` of this time. */
  wait(ms: number): Promise<void>;
  /** Runs everything that is due within the next `ms`, and its consequences. */
  advance(ms: number): Promise<void>;
  /** Whether something is due in exactly `ms`. */
  isDueIn(ms: number): boolean;
  /** Gives the process one turn for real work; time does not move. */
  turn(): Promise<void>;
  /** Removes every timer. */
  clear(): void;
}

type Timer = { readonly at: number; readonly run: () => void };

const macrotask = globalThis.setImmediate;
/**
 * A reply passes through streams and promises: after this many turns without work, nothing is left
 * to run.
 */
const QUIET_TURNS = 3;

/** @param isBusy whether real work (the database) is under way: time does not move meanwhile */
export function createVirtualTime(isBusy: () => boolean): VirtualTime {
  const timers = new Map<number, Timer>();
  let time = 0;
  let ids = 0;

  const turn = () => new Promise<void>((resolve) => macrotask(resolve));
  const settled = async () => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = isBusy() ? 0 : quiet + 1) {
      await turn();
    }
  };
  const next = () => {
    let first: readonly [number, Timer] | undefined;
    for (const entry of timers) if (!first || entry[1].at < first[1].at) first = entry;
    return first;
  };
  const setTimeout = (run: () => void, ms = 0) => {
    ids += 1;
    timers.set(ids, { at: time + Math.max(0, ms), run });
    return ids;
  };
  return {
    now: () => time,
    setTimeout,
    clearTimeout: (id) => void timers.delete(id ?? 0),
    wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    advance: async (ms) => {
      const end = time + ms;
      await settled();
      for (let first = next(); first && first[1].at <= end; first = next()) {
        const [id, { at, run }] = first;
        timers.delete(id);
        time = Math.max(time, at);
        run();
        await settled();
      }
      time = end;
    },
    isDueIn: (ms) => [...timers.values()].some(({ at }) => at === time + ms),
    turn,
    clear: () => timers.clear(),
  };
}
