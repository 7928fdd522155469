import { type ClientOptions, createClient, createClock } from "@satang/api";
import { type Backend, SITE } from "./backend.ts";
import {
  createMoneyEngine,
  createOperationRegistry,
  createScope,
  type KeyValueStore,
  type Locks,
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  moneyOperations,
  selectMoneyOperationStatus,
  selectOperations,
  watchOperations,
  writeOrKeep,
} from "./engine.ts";

/** State that the tabs of one browser share. */
export interface Device {
  readonly values: Map<string, string>;
  readonly held: Set<string>;
  /** Called in the other tabs after a write. */
  readonly listeners: Set<() => void>;
  /** The token of the signed-in member. */
  token: string | null;
}

export const createDevice = (token: string | null): Device => ({
  values: new Map(),
  held: new Set(),
  listeners: new Set(),
  token,
});

/** The status of one operation, from a moment on. */
export type Report = {
  readonly status: MoneyOperationStatus;
  readonly at: number;
};

/** An operation of a tab and all its statuses. */
export type Shown = { readonly reports: Report[] };

/** A tab with the real client and the real engine. */
export interface Tab {
  readonly shown: readonly Shown[];
  readonly isAlive: boolean;
  submit(operation: string, order: unknown): void;
  /** The same event for every operation that is open. */
  send(type: "operation.retry" | "operation.close"): void;
  crash(): void;
}

export type TabOptions = {
  readonly honoursKeys: boolean;
  readonly onUnauthorized: () => void;
};

const never = () => new Promise<never>(() => {});

/** Web Locks of one browser: a tab that crashes loses its own. */
function createTabLocks(device: Device, isAlive: () => boolean) {
  const holding = new Set<string>();
  const locks: Locks = {
    tryRun: async (name, work) => {
      if (!isAlive() || device.held.has(name)) return undefined;
      device.held.add(name);
      holding.add(name);
      try {
        return await work();
      } finally {
        if (holding.delete(name)) device.held.delete(name);
      }
    },
  };
  const release = () => {
    for (const name of holding) device.held.delete(name);
    holding.clear();
  };
  return { locks, release };
}

/** `localStorage` of one browser, seen by one tab. */
function createTabStorage({ values, listeners }: Device, backend: Backend, isAlive: () => boolean) {
  const own = new Set<() => void>();
  const onChange = () => {
    for (const listener of own) listener();
  };
  listeners.add(onChange);
  const announce = () => {
    for (const listener of listeners) {
      if (listener !== onChange) backend.time.setTimeout(listener, 5);
    }
  };
  const storage: KeyValueStore = {
    read: (key) => values.get(key),
    write: (key, value) => {
      if (!isAlive()) return false;
      values.set(key, value);
      announce();
      return true;
    },
    remove: (key) => {
      if (isAlive() && values.delete(key)) announce();
    },
    writeOrKeep,
    keys: () => [...values.keys()],
    subscribe: (listener) => {
      own.add(listener);
      return () => void own.delete(listener);
    },
  };
  return { storage, stop: () => void listeners.delete(onChange) };
}

/** `sessionStorage` that stores nothing: the storage of the device has space. */
const noStorage: KeyValueStore = {
  read: () => undefined,
  write: () => false,
  writeOrKeep,
  remove: () => {},
  keys: () => [],
  subscribe: () => () => {},
};

/**
 * Opens a tab of a device. After a crash nothing of it continues, but calls that were sent still
 * arrive.
 */
export function openTab(backend: Backend, device: Device, options: TabOptions): Tab {
  const { time } = backend;
  let isAlive = true;
  const alive = () => isAlive;
  const fetch: ClientOptions["fetch"] = async (request) => {
    if (!isAlive) return never();
    const end = await backend.fetch(request).then(
      (reply) => () => reply,
      (error: unknown) => () => {
        throw error;
      },
    );
    return isAlive ? end() : never();
  };
  const { locks, release } = createTabLocks(device, alive);
  const { storage, stop } = createTabStorage(device, backend, alive);
  const client = createClient({
    baseUrl: SITE,
    fetch,
    getToken: () => device.token,
    random: () => 0.5,
    clock: createClock({ now: () => time.now(), monotonic: time.now }),
    onUnauthorized: options.onUnauthorized,
  });
  const scope = createScope({
    client,
    storage,
    tabStorage: noStorage,
    locks,
    tokens: {
      read: () => device.token,
      write: () => {},
      clear: () => {},
      subscribe: () => () => {},
    },
    backend: { honoursKeys: options.honoursKeys },
  });
  const engine = createMoneyEngine(scope, createOperationRegistry(moneyOperations), {
    clock: time,
    monotonic: time.now,
    wall: time.now,
  });

  const byOperation = new Map<unknown, Shown>();
  engine.start();
  const unwatch = watchOperations(engine, (snapshot: MoneyOperationSnapshot) => {
    if (!isAlive) return;
    for (const ref of selectOperations(engine.getSnapshot())) {
      const shown = byOperation.get(ref) ?? { reports: [] };
      byOperation.set(ref, shown);
      const status = selectMoneyOperationStatus(ref.getSnapshot());
      if (shown.reports.at(-1)?.status !== status) shown.reports.push({ status, at: time.now() });
    }
    if (snapshot.status === "error") throw snapshot.error;
  });
  return {
    get shown() {
      return [...byOperation.values()];
    },
    get isAlive() {
      return isAlive;
    },
    submit: (operation, order) => engine.send({ type: "order.submit", operation, order }),
    send: (type) => {
      for (const ref of selectOperations(engine.getSnapshot())) ref.send({ type });
    },
    crash: () => {
      isAlive = false;
      unwatch();
      stop();
      engine.stop();
      release();
    },
  };
}
