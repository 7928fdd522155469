import type { Locks } from "../../src/locks/locks.ts";
import { type KeyValueStore, writeOrKeep } from "../../src/storage/key-value-store.ts";
import { type Caller, EPOCH } from "./backend.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** Who is signed in on the device: all tabs share the token. */
export type SignedIn = Exclude<Caller, "visitor"> | null;

/** A tab as the device knows it. */
export type Page = {
  isAlive: boolean;
  /** Timers and replies of the page wait until this time. */
  frozenUntil: number;
  /** Values that a failed write left in its memory. */
  readonly memory: Map<string, string>;
  /** Locks that it holds. */
  readonly holding: Set<string>;
  readonly storageListeners: Set<() => void>;
  readonly tokenListeners: Set<(token: string | null) => void>;
};

export const createPage = (): Page => ({
  isAlive: true,
  frozenUntil: 0,
  memory: new Map(),
  holding: new Set(),
  storageListeners: new Set(),
  tokenListeners: new Set(),
});

/** State that the tabs of one browser share. */
export interface Device {
  readonly time: VirtualTime;
  readonly values: Map<string, string>;
  readonly held: Set<string>;
  readonly pages: Set<Page>;
  /** Delay until a tab is notified of a write in another tab, ms. */
  readonly storageEventMs: number;
  signedIn: SignedIn;
  /** The storage is full. */
  isFull: boolean;
  /** Wall clock minus server time, ms. */
  clockError: number;
  /** Time that the device has slept and that its monotonic clock did not count, ms. */
  uncounted: number;
  /** The device sleeps until this time. */
  asleepUntil: number;
  wall(): number;
  monotonic(): number;
}

export const createDevice = (time: VirtualTime, storageEventMs: number): Device => {
  const device: Device = {
    time,
    storageEventMs,
    values: new Map(),
    held: new Set(),
    pages: new Set(),
    signedIn: "m1",
    isFull: false,
    clockError: 0,
    uncounted: 0,
    asleepUntil: 0,
    wall: () => EPOCH + time.now() + device.clockError,
    monotonic: () => time.now() - device.uncounted,
  };
  return device;
};

/** Nothing of a closed tab continues. */
export const never = (): Promise<never> => new Promise<never>(() => {});

/** Waits while the device sleeps or the tab is frozen. */
export async function awake(device: Device, page: Page): Promise<void> {
  const until = Math.max(device.asleepUntil, page.frozenUntil);
  const left = until - device.time.now();
  if (left <= 0) return;
  await new Promise<void>((resolve) => device.time.setTimeout(resolve, left));
  await awake(device, page);
}

/** A timer of a tab: it fires later when the tab cannot run. */
export function setTabTimeout(device: Device, page: Page, run: () => void, ms: number): number {
  return device.time.setTimeout(() => {
    if (!page.isAlive) return;
    const until = Math.max(device.asleepUntil, page.frozenUntil);
    if (device.time.now() < until) void awake(device, page).then(() => page.isAlive && run());
    else run();
  }, ms);
}

/** `localStorage` as a tab sees it. */
export function createStorage(device: Device, page: Page): KeyValueStore {
  const announce = () => {
    for (const other of device.pages) {
      if (other === page) continue;
      const notify = () => {
        for (const listener of other.storageListeners) listener();
      };
      setTabTimeout(device, other, notify, device.storageEventMs);
    }
  };
  return {
    read: (key) => page.memory.get(key) ?? device.values.get(key),
    write: (key, value) => {
      if (!page.isAlive) return false;
      const isLonger = value.length > (device.values.get(key)?.length ?? 0);
      if (device.isFull && isLonger) {
        page.memory.set(key, value);
        return false;
      }
      page.memory.delete(key);
      device.values.set(key, value);
      announce();
      return true;
    },
    remove: (key) => {
      if (!page.isAlive) return;
      page.memory.delete(key);
      if (device.values.delete(key)) announce();
    },
    writeOrKeep,
    keys: () => [...new Set([...device.values.keys(), ...page.memory.keys()])],
    subscribe: (listener) => {
      page.storageListeners.add(listener);
      return () => void page.storageListeners.delete(listener);
    },
  };
}

/** `sessionStorage`: it outlives a reload and ends with its tab. `null` when the browser forbids it. */
export const createTabStorage = (values: Map<string, string> | null): KeyValueStore => ({
  read: (key) => values?.get(key),
  write: (key, value) => {
    values?.set(key, value);
    return values !== null;
  },
  remove: (key) => void values?.delete(key),
  writeOrKeep,
  keys: () => [...(values?.keys() ?? [])],
  subscribe: () => () => {},
});

/** Web Locks. A frozen tab keeps its locks; a closed one releases them. */
export const createTabLocks = (device: Device, page: Page): Locks => ({
  tryRun: async (name, work) => {
    await awake(device, page);
    if (!page.isAlive) return never();
    if (device.held.has(name)) return undefined;
    device.held.add(name);
    page.holding.add(name);
    try {
      return await work();
    } finally {
      if (page.isAlive) device.held.delete(name);
      page.holding.delete(name);
    }
  },
});

/** Signs a member in or out, in all tabs. */
export function signIn(device: Device, member: SignedIn): void {
  device.signedIn = member;
  for (const page of device.pages) for (const listener of page.tokenListeners) listener(member);
}
