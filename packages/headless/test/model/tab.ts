import { fail, satang } from "@satang/core";
import {
  type MoneyOperationRef,
  type MoneyOperationStatus,
  selectIsAnswered,
  selectMoneyOperationKey,
  selectMoneyOperationStatus,
  selectOperations,
} from "@satang/machines";
import type { Locks } from "../../src/locks/locks.ts";
import { createMoneyEngine } from "../../src/money/create-money-engine.ts";
import { createOperationRegistry } from "../../src/money/operation-registry.ts";
import { moneyOperations } from "../../src/operations/money-operations.ts";
import { type Client, createScope } from "../../src/provider/scope.ts";
import { toRegisterOrder } from "../../src/register/register.operation.ts";
import type { KeyValueStore } from "../../src/storage/key-value-store.ts";
import { type Backend, type BackendTraits, EPOCH, type ModelOperation } from "./backend.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** State that the tabs of one browser share. */
export interface Device {
  readonly values: Map<string, string>;
  readonly held: Set<string>;
  /** Called in the other tabs after a write. */
  readonly listeners: Set<() => void>;
  /** Delay until a tab is notified of a write in another tab, ms. */
  readonly storageEventMs: number;
  /** The storage is full. */
  isFull: boolean;
  /** Error of the device clock, ms; it matters only when the server time is not known. */
  clockError: number;
}

export const createDevice = (storageEventMs: number): Device => ({
  storageEventMs,
  values: new Map(),
  held: new Set(),
  listeners: new Set(),
  isFull: false,
  clockError: 0,
});

/** The reported status of an intention. */
export type Report = {
  readonly key: string;
  readonly status: MoneyOperationStatus;
  readonly isAnswered: boolean;
  readonly at: number;
};

/** One tab with the real engine. */
export interface Tab {
  isAlive: boolean;
  submit(amount: number): void;
  send(type: "operation.retry" | "operation.check" | "operation.close"): void;
  crash(): void;
}

type World = {
  readonly time: VirtualTime;
  readonly device: Device;
  readonly backend: Backend;
  readonly traits: BackendTraits;
  readonly operation: ModelOperation;
  readonly report: (report: Report) => void;
};

const never = () => new Promise<never>(() => {});

const person = {
  name: "Mali Thong",
  phoneNumber: "0812345678",
  password: "river-2026",
  bankCode: "SCB",
  bankAccountName: "MALI THONG",
  bankAccountNo: "4081200001",
} as const;

/** An order of each operation; amount in satang. */
const ORDERS: Readonly<Record<ModelOperation, (amount: number) => unknown>> = {
  transfer: (amount) => ({ from: "wallet", to: "PG", amount: satang(amount) }),
  qrCreate: (amount) => ({ provider: "KBANK", amount: satang(amount) }),
  activateGame: () => ({ code: "PG" }),
  register: () => toRegisterOrder(person),
};

export function openTab({ time, device, backend, traits, operation, report }: World): Tab {
  const tab: Tab = {
    isAlive: true,
    submit: (amount) =>
      engine.send({
        type: "order.submit",
        operation,
        order: ORDERS[operation](amount),
      }),
    send: (type) => {
      for (const ref of selectOperations(engine.getSnapshot())) ref.send({ type });
    },
    crash: () => {
      tab.isAlive = false;
      device.listeners.delete(onStorage);
      engine.stop();
      for (const name of holding) device.held.delete(name);
    },
  };
  /** After a crash, nothing of a tab continues. */
  const alive = async <T>(call: () => Promise<T>): Promise<T> => {
    if (!tab.isAlive) return never();
    const value = await call();
    return tab.isAlive ? value : never();
  };

  const storageListeners = new Set<() => void>();
  const onStorage = () => {
    for (const listener of storageListeners) listener();
  };
  device.listeners.add(onStorage);
  const announce = () => {
    for (const listener of device.listeners) {
      if (listener !== onStorage) time.setTimeout(listener, device.storageEventMs);
    }
  };
  const storage: KeyValueStore = {
    read: (key) => device.values.get(key),
    write: (key, value) => {
      if (!tab.isAlive || (device.isFull && !device.values.has(key))) return false;
      device.values.set(key, value);
      announce();
      return true;
    },
    remove: (key) => {
      if (tab.isAlive && device.values.delete(key)) announce();
    },
    keys: () => [...device.values.keys()],
    subscribe: (listener) => {
      storageListeners.add(listener);
      return () => void storageListeners.delete(listener);
    },
  };
  const full: KeyValueStore = {
    read: () => undefined,
    write: () => false,
    remove: () => {},
    keys: () => [],
    subscribe: () => () => {},
  };

  const holding = new Set<string>();
  const locks: Locks = {
    tryRun: async (name, work) => {
      if (!tab.isAlive || device.held.has(name)) return undefined;
      device.held.add(name);
      holding.add(name);
      try {
        return await work();
      } finally {
        if (tab.isAlive) device.held.delete(name);
        holding.delete(name);
      }
    },
  };

  const reads = {
    timeouts: { request: 60_000, upload: 300_000 },
    wallet: { get: () => alive(backend.wallet) },
    account: {
      profile: () => alive(async () => fail({ kind: "network" })),
      validate: () => alive(backend.validate),
    },
    statement: {
      list: ({ page, limit }: { page: number; limit: number }) =>
        alive(() => backend.statement(page, limit)),
    },
    qrcode: { current: () => alive(backend.currentQr) },
  };
  const client = reads as unknown as Client;
  /** The client of one send; not every call carries its key. */
  const clientOf = (key: string) => {
    const call = ({ amount = 0 }: { amount?: number } = {}) =>
      alive(() => backend.receive(key, Math.round(amount * 100)));
    return {
      ...reads,
      wallet: { ...reads.wallet, transfer: call, activateGame: () => call() },
      account: { ...reads.account, register: () => call() },
      qrcode: { ...reads.qrcode, create: call },
    } as unknown as Client;
  };

  const scope = createScope({
    client,
    storage,
    tabStorage: full,
    locks,
    tokens: {
      read: () => "token",
      write: () => {},
      clear: () => {},
      subscribe: () => () => {},
    },
    clock: {
      now: () => EPOCH + time.now() + (traits.tellsTime ? 0 : device.clockError),
      isSynced: () => traits.tellsTime,
    },
    backend: { honoursKeys: traits.honoursKeys },
  });
  // A visible wallet identifies the member; it cannot be read while the service is down.
  if (time.now() >= backend.downUntil)
    scope.queryClient.setQueryData(["wallet"], { profile: { _id: "m1" } });

  const engine = createMoneyEngine(
    scope,
    createOperationRegistry(
      moneyOperations.map((one) => ({
        ...one,
        send: (tools, order, key) => one.send({ ...tools, client: clientOf(key) }, order, key),
      })),
    ),
    { clock: time, monotonic: time.now },
  );
  const followed = new Set<MoneyOperationRef>();
  const follow = () => {
    for (const ref of selectOperations(engine.getSnapshot())) {
      if (followed.has(ref)) continue;
      followed.add(ref);
      const look = () => {
        if (!tab.isAlive) return;
        const snapshot = ref.getSnapshot();
        const key = selectMoneyOperationKey(snapshot);
        if (key === null) return;
        report({
          key,
          status: selectMoneyOperationStatus(snapshot),
          isAnswered: selectIsAnswered(snapshot),
          at: time.now(),
        });
      };
      ref.subscribe(look);
      look();
    }
  };
  engine.subscribe(follow);
  engine.start();
  follow();
  return tab;
}
