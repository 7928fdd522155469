import { expect, it } from "vitest";
import { createKeyValueStore } from "./key-value-store.ts";

/** A browser storage that can be full or closed. */
function createStorage() {
  const values = new Map<string, string>();
  const state = { isFull: false, isClosed: false };
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
  const open = () => {
    if (state.isClosed) throw new DOMException("closed", "SecurityError");
    return storage;
  };
  return { values, state, store: createKeyValueStore(open) };
}

it("a full storage keeps the new value for the page, never the old one", () => {
  const { store, state } = createStorage();
  store.write("key", "old");
  state.isFull = true;
  store.write("key", "new");
  expect(store.read("key")).toBe("new");
  store.remove("key");
  expect(store.read("key")).toBeUndefined();
});

it("what was kept for the page is forgotten once the storage takes values again", () => {
  const { store, state, values } = createStorage();
  state.isFull = true;
  store.write("key", "first");
  state.isFull = false;
  store.write("key", "second");
  values.delete("key");
  expect(store.read("key")).toBeUndefined();
});

it("a storage that may not even be touched is the page's memory", () => {
  const { store, state } = createStorage();
  state.isClosed = true;
  store.write("key", "value");
  expect(store.read("key")).toBe("value");
  store.remove("key");
  expect(store.read("key")).toBeUndefined();
});
