import { expect, test, vi } from "vitest";
import { createKeyValueStore, createMemoryStore } from "./key-value-store.ts";
import { createTokenStore } from "./token-store.ts";

const tab = (persistent = createMemoryStore(), prefix = crypto.randomUUID()) => {
  const temporary = createMemoryStore();
  return { persistent, temporary, store: createTokenStore({ prefix, persistent, temporary }) };
};

test("a member who asks to be remembered finds the token in lasting storage only", () => {
  const { store, persistent, temporary } = tab();
  store.write("t1", { remember: true });
  expect(persistent.read("token")).toBe("t1");
  expect(temporary.read("token")).toBeUndefined();
});

test("a member who does not is signed out with the tab", () => {
  const { store, persistent, temporary } = tab();
  store.write("old", { remember: true });
  store.write("t2", { remember: false });
  expect(persistent.read("token")).toBeUndefined();
  expect(temporary.read("token")).toBe("t2");
  expect(store.read()).toBe("t2");
});

test("signing out in one tab signs out another, its session token too", async () => {
  const prefix = crypto.randomUUID();
  const first = tab(createMemoryStore(), prefix);
  const second = tab(createMemoryStore(), prefix);
  second.store.write("mine", { remember: false });
  const heard = vi.fn();
  const stop = second.store.subscribe(heard);
  first.store.clear();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(undefined));
  expect(second.store.read()).toBeUndefined();
  stop();
});

test("two wallets embedded on one origin keep their tokens apart by prefix", () => {
  const one = createTokenStore({ prefix: "one." });
  const two = createTokenStore({ prefix: "two." });
  one.write("t1", { remember: true });
  expect(localStorage.getItem("one.token")).toBe("t1");
  expect(two.read()).toBeUndefined();
  one.clear();
  expect(localStorage.getItem("one.token")).toBeNull();
});

test("a storage that throws keeps the token for the page instead of breaking it", () => {
  const forbidden = createKeyValueStore(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const store = createTokenStore({ persistent: forbidden, temporary: forbidden });
  store.write("t", { remember: true });
  expect(store.read()).toBe("t");
  store.clear();
  expect(store.read()).toBeUndefined();
});
