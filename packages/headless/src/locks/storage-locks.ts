import type { KeyValueStore } from "../storage/key-value-store.ts";
import { createPageLocks, type Locks } from "./locks.ts";

/** How leases behave, ms. */
export interface LeaseTimes {
  /** How long a lease outlives a tab that went without a word. @default 5000 */
  lease?: number;
  /** How long a new lease must stand unchallenged: storage reaches other tabs late. @default 50 */
  settle?: number;
}

interface Lease {
  holder: string;
  until: number;
}

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
 * Locks that tabs share by leases in the device's storage, where there are no Web Locks. The later of two that write at
 * once wins, and both look again before they go on. Times are the device's own: every tab reads the same clock.
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
    const standing = read();
    // A lease that ends later than any may was written under another time: it binds nobody.
    const left = standing ? standing.until - Date.now() : 0;
    if (left > 0 && left <= lease) return undefined;
    write();
    await pause(settle);
    const isOurs = () => read()?.holder === holder;
    if (!isOurs()) return undefined;
    // A tab that slept past its lease must not take it back from the one that has it now.
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
