import { expect, test, vi } from "vitest";
import { createKeyValueStore, createMemoryStore } from "./key-value-store.ts";
import { createTokenStore } from "./token-store.ts";

const tab = (persistent = createMemoryStore(), prefix = crypto.randomUUID()) => {
  const temporary = createMemoryStore();
  return { persistent, temporary, store: createTokenStore({ prefix, persistent, temporary }) };
};

const refuse = () => {
  throw new DOMException("full", "QuotaExceededError");
};

test("for a member who wants to be remembered the token is in permanent storage only", () => {
  const { store, persistent, temporary } = tab();
  store.write("t1", { remember: true });
  expect(persistent.read("token")).toBe("t1");
  expect(temporary.read("token")).toBeUndefined();
});

test("a member who does not want to be remembered is signed out when the tab closes", () => {
  const { store, persistent, temporary } = tab();
  store.write("old", { remember: true });
  store.write("t2", { remember: false });
  expect(persistent.read("token")).toBeUndefined();
  expect(temporary.read("token")).toBe("t2");
  expect(store.read()).toBe("t2");
});

test("a member who wants to be remembered stays signed in after a reload where the device is full", () => {
  const { persistent, temporary } = tab();
  const full = createKeyValueStore(() => ({
    ...localStorage,
    setItem: refuse,
    getItem: () => null,
  }));
  const store = createTokenStore({ persistent: full, temporary });
  store.write("t1", { remember: true });
  expect(createTokenStore({ persistent, temporary }).read()).toBe("t1");
  store.clear();
  expect(store.read()).toBeNull();
});

test("signing out in one tab signs out another, including its session token", async () => {
  const prefix = crypto.randomUUID();
  const first = tab(createMemoryStore(), prefix);
  const second = tab(createMemoryStore(), prefix);
  second.store.write("mine", { remember: false });
  const listener = vi.fn();
  const stop = second.store.subscribe(listener);
  first.store.clear();
  await expect.poll(() => listener).toHaveBeenCalledWith(null);
  expect(second.store.read()).toBeNull();
  stop();
});

test("a page that the back button shows again asks who is signed in now", () => {
  const { store, persistent } = tab();
  store.write("t1", { remember: true });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  // By another tab, while no event reached this page.
  persistent.remove("token");
  window.dispatchEvent(new PageTransitionEvent("pageshow"));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(listener).toHaveBeenCalledExactlyOnceWith(null);
  stop();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(listener).toHaveBeenCalledOnce();
});

test("two embedded wallets on one origin keep separate tokens by prefix", () => {
  const one = createTokenStore({ prefix: "one." });
  const two = createTokenStore({ prefix: "two." });
  one.write("t1", { remember: true });
  expect(localStorage.getItem("one.token")).toBe("t1");
  expect(two.read()).toBeNull();
  one.clear();
  expect(localStorage.getItem("one.token")).toBeNull();
});

test("with a storage that throws, the token is kept for the page", () => {
  const forbidden = createKeyValueStore(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const store = createTokenStore({ persistent: forbidden, temporary: forbidden });
  store.write("t", { remember: true });
  expect(store.read()).toBe("t");
  store.clear();
  expect(store.read()).toBeNull();
});
