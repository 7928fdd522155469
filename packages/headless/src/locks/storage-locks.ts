import type { KeyValueStore } from "../storage/key-value-store.ts";
import { createPageLocks, type Locks } from "./locks.ts";

/** Times of leases, ms. */
export type LeaseTimes = {
  /** How long a lease is valid after its tab was closed without releasing it. @default 5000 */
  lease?: number;
  /**
   * How long a new lease must remain unchanged, because other tabs see a write later. @default 50
   */
  settle?: number;
};

type Lease = {
  holder: string;
  until: number;
};

function parse(text: string | undefined): Lease | undefined {
  try {
    const { holder, until } = JSON.parse(text ?? "{}");
    return typeof holder === "string" && typeof until === "number" ? { holder, until } : undefined;
  } catch {
    return undefined;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Locks across tabs by leases in the device's storage, for browsers without Web Locks. When two
 * tabs write at the same time, the later one wins, and both read again before they continue. Times
 * are device times: every tab reads the same clock.
 */
export function createStorageLocks(
  storage: KeyValueStore,
  { lease = 5_000, settle = 50 }: LeaseTimes = {},
): Locks {
  const page = createPageLocks();
  const run = async <T>(key: string, work: () => Promise<T>): Promise<T | undefined> => {
    const holder = String(Math.random());
    const read = () => parse(storage.read(key));
    const write = () => storage.write(key, JSON.stringify({ holder, until: Date.now() + lease }));
    const current = read();
    // A lease that ends later than any lease can was written with another clock setting, so it is
    // ignored.
    const left = current ? current.until - Date.now() : 0;
    if (left > 0 && left <= lease) return undefined;
    write();
    await pause(settle);
    const isOurs = () => read()?.holder === holder;
    if (!isOurs()) return undefined;
    // A tab that slept beyond its lease must not take it from the tab that holds it now.
    const renewing = setInterval(() => isOurs() && write(), lease / 4);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      if (isOurs()) storage.remove(key);
    }
  };
  return { tryRun: (name, work) => page.tryRun(name, () => run(`lock.${name}`, work)) };
}
