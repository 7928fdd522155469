import { afterEach, describe, expect, it, vi } from "vitest";
import { createKeyValueStore, createMemoryStore } from "./key-value-store.ts";

/** A browser storage that can be full or closed. */
function createStorage({ prefix = "" } = {}) {
  const values = new Map<string, string>();
  const state = { isFull: false, isClosed: false, longest: Number.POSITIVE_INFINITY };
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull || value.length > state.longest)
        throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  } as Storage;
  const open = () => {
    if (state.isClosed) throw new DOMException("closed", "SecurityError");
    return storage;
  };
  return { values, state, store: createKeyValueStore(open, { prefix }) };
}

it("a full storage keeps the new value for the page, never the old one", () => {
  const { store, state, values } = createStorage();
  store.write("key", "old");
  state.isFull = true;
  store.write("key", "new");
  expect(store.read("key")).toBe("new");
  expect(values.get("key")).toBeUndefined();
  store.remove("key");
  expect(store.read("key")).toBeUndefined();
});

it("the value kept for the page is removed when the storage accepts values again", () => {
  const { store, state, values } = createStorage();
  state.isFull = true;
  store.write("key", "first");
  state.isFull = false;
  store.write("key", "second");
  values.delete("key");
  expect(store.read("key")).toBeUndefined();
});

it("the memory of the page replaces a storage without access", () => {
  const { store, state } = createStorage();
  state.isClosed = true;
  store.write("key", "value");
  expect(store.read("key")).toBe("value");
  store.remove("key");
  expect(store.read("key")).toBeUndefined();
});

describe("writing returns whether the value outlives the page", () => {
  it("true when the storage accepted it", () => {
    expect(createStorage().store.write("key", "value")).toBe(true);
    expect(createMemoryStore().write("key", "value")).toBe(true);
  });

  it.each(["isFull", "isClosed"] as const)("false when the storage %s", (fault) => {
    const { store, state } = createStorage();
    state[fault] = true;
    expect(store.write("key", "value")).toBe(false);
    state[fault] = false;
    expect(store.write("key", "value")).toBe(true);
  });
});

describe("a value that must outlive the page", () => {
  it("replaces the earlier one where it fits", () => {
    const { store, values } = createStorage();
    store.write("key", "old");
    expect(store.writeOrKeep("key", "new")).toBe(true);
    expect(values.get("key")).toBe("new");
  });

  it("leaves the earlier one in a storage that has no space for it", () => {
    const { store, state, values } = createStorage();
    store.write("key", "old");
    state.longest = 3;
    expect(store.writeOrKeep("key", "longer")).toBe(false);
    expect(store.read("key")).toBe("old");
    expect(values.get("key")).toBe("old");
  });

  it("is not kept in memory", () => {
    const { store, state } = createStorage();
    state.isFull = true;
    expect(store.writeOrKeep("key", "new")).toBe(false);
    expect(store.read("key")).toBeUndefined();
  });
});

describe("the keys", () => {
  it("are those of this prefix, without it", () => {
    const { store, values } = createStorage({ prefix: "one." });
    values.set("two.key", "of another wallet");
    store.write("key", "value");
    expect(store.keys()).toEqual(["key"]);
  });

  it("include values kept for the page only, each key once", () => {
    const { store, state } = createStorage();
    store.write("stored", "value");
    state.isFull = true;
    store.write("kept", "value");
    expect([...store.keys()].sort()).toEqual(["kept", "stored"]);
    store.remove("kept");
    expect(store.keys()).toEqual(["stored"]);
  });

  it("of a closed storage are those in memory", () => {
    const { store, state } = createStorage();
    store.write("stored", "value");
    state.isClosed = true;
    store.write("kept", "value");
    expect(store.keys()).toEqual(["kept"]);
  });
});

describe("a listener", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The event that the browser sends to the other tabs of an origin. */
  function stubWindow() {
    const page = new EventTarget();
    vi.stubGlobal("window", page);
    return (key: string | null) => page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  }

  it("is called when another tab changes a key of this prefix or clears all, until it is removed", () => {
    const change = stubWindow();
    const { store } = createStorage({ prefix: "one." });
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    change("one.key");
    change("two.key");
    expect(listener).toHaveBeenCalledTimes(1);
    change(null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    change("one.key");
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("is not called for writes of this tab", () => {
    stubWindow();
    const { store } = createStorage();
    const listener = vi.fn();
    store.subscribe(listener);
    store.write("key", "value");
    expect(listener).not.toHaveBeenCalled();
  });
});
