import type { Intention } from "@satang/machines/money";
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
function open(tabSpace = 0) {
  const space = { left: 10_000 };
  const device = storageWith(space);
  const tab = storageWith({ left: tabSpace });
  const now = { ms: 1_800_000_000_000 };
  const load = () =>
    createIntentionStore({
      storage: createKeyValueStore(device),
      tabStorage: createKeyValueStore(tab),
      clock: { now: () => now.ms },
    });
  return { space, load, now, device };
}

it("keeps the earlier text of an intention when there is no space for a longer one", () => {
  const { space, load } = open();
  const store = load();
  expect(store.write(intention)).toBe(true);
  space.left = 0;
  expect(store.write({ ...intention, sends: 10, lastSentAt: 100_000 })).toBe(false);
  expect(load().list("m1")).toEqual([intention]);
  store.update({ ...intention, outcome: { kind: "done" } });
  expect(load().list("m1")).toEqual([intention]);
});

it("stays where other tabs find it, although the storage of the tab has space", () => {
  const { space, load } = open(10_000);
  const store = load();
  store.write(intention);
  space.left = 0;
  expect(store.write({ ...intention, sends: 10, lastSentAt: 100_000 })).toBe(false);
  store.update({ ...intention, outcome: { kind: "done" } });
  expect(load().list("m1")).toEqual([intention]);
});

it("is stored in the tab when the device has no space for a new one", () => {
  const { space, load } = open(10_000);
  space.left = 0;
  expect(load().write(intention)).toBe(true);
  expect(load().list("m1")).toEqual([intention]);
});

it("keeps nothing of a new intention when there is no space for it", () => {
  const { space, load } = open();
  space.left = 0;
  const store = load();
  expect(store.write(intention)).toBe(false);
  expect(store.list("m1")).toEqual([]);
});

it("is stored again when other code deleted it, and stays removed when another tab reported it", () => {
  const { load, device } = open();
  load().write(intention);
  device().removeItem("money.member.m1.key-1");
  expect(load().readOrRestore(intention)).toEqual(intention);
  expect(load().list("m1")).toEqual([intention]);
  load().remove(intention);
  expect(load().readOrRestore(intention)).toBeNull();
  load().update({ ...intention, outcome: { kind: "done" } });
  expect(load().list("m1")).toEqual([]);
});

it.each([
  ["since", 200_000],
  ["by a clock that was set back", intention.lastSentAt - 3_600_000],
])("stays when another tab has sent it again %s", (_when, lastSentAt) => {
  const { load } = open();
  const again = { ...intention, lastSentAt };
  const store = load();
  store.write(again);
  store.update({ ...intention, outcome: { kind: "nothingHappened" } });
  store.remove(intention);
  expect(store.list("m1")).toEqual([again]);
  store.remove(again);
  expect(store.list("m1")).toEqual([]);
});

it("is known as reported to other tabs also while there is no space for a mark", () => {
  const { space, load, device } = open();
  const other = load();
  load().write(intention);
  // Space for a short text in its place, and not for a new entry.
  space.left = 10 - (device().getItem("money.member.m1.key-1")?.length ?? 0);
  load().remove(intention);
  expect(other.readOrRestore(intention)).toBeNull();
  other.update({ ...intention, outcome: { kind: "nothingHappened" } });
  expect([other.list("m1"), other.hasMembers()]).toEqual([[], false]);
  space.left = 10_000;
  load();
  expect(device().key(0)).toBe("money.reported.key-1");
  expect(other.readOrRestore(intention)).toBeNull();
});

it("leaves alone what other features store, whatever its text", () => {
  const { load, device } = open();
  device().setItem("chat.guest.draft", "reported");
  load();
  expect(device().getItem("chat.guest.draft")).toBe("reported");
  expect(device().length).toBe(1);
});

it("leaves nothing of a reported intention after a week", () => {
  const { load, device, now } = open();
  load().write(intention);
  load().remove(intention);
  expect(device().length).toBe(1);
  now.ms += 8 * 24 * 60 * 60_000;
  load();
  expect(device().length).toBe(0);
});
