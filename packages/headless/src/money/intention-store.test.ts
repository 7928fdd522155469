import type { Intention } from "@satang/machines";
import { expect, it } from "vitest";
import { createKeyValueStore } from "../storage/key-value-store.ts";
import { createIntentionStore } from "./intention-store.ts";

const intention: Intention = {
  key: "key-1",
  operation: "transfer",
  member: "m1",
  order: { to: "PG", amount: 30_000 },
  before: null,
  startedAt: 1,
  isServerTime: true,
  lastSentAt: 1,
  sends: 1,
  outcome: null,
};

/** A browser storage with space for `space` characters. */
function storageWith(space: { left: number }) {
  const values = new Map<string, string>();
  const storage = {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const needed = value.length - (values.get(key)?.length ?? 0);
      if (needed > space.left) throw new DOMException("full", "QuotaExceededError");
      space.left -= needed;
      values.set(key, value);
    },
    removeItem: (key: string) => {
      space.left += values.get(key)?.length ?? 0;
      values.delete(key);
    },
  } as unknown as Storage;
  return () => storage;
}

/** The store of a page; a reloaded page opens the same storages. */
function open() {
  const space = { left: 10_000 };
  const device = storageWith(space);
  const tab = storageWith({ left: 0 });
  const load = () =>
    createIntentionStore({
      storage: createKeyValueStore(device),
      tabStorage: createKeyValueStore(tab),
    });
  return { space, load };
}

it("keeps the earlier text of an intention when there is no space for a longer one: it was lost for the next page", () => {
  const { space, load } = open();
  const store = load();
  expect(store.write(intention)).toBe(true);
  space.left = 0;
  expect(store.write({ ...intention, sends: 10, lastSentAt: 100_000 })).toBe(false);
  expect(load().list("m1")).toEqual([intention]);
  store.update({ ...intention, outcome: { kind: "done" } });
  expect(load().list("m1")).toEqual([intention]);
});

it("keeps nothing of a new intention when there is no space for it", () => {
  const { space, load } = open();
  space.left = 0;
  const store = load();
  expect(store.write(intention)).toBe(false);
  expect(store.list("m1")).toEqual([]);
});
