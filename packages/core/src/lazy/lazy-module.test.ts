import { expect, it, vi } from "vitest";
import { createLazyModule } from "./lazy-module.ts";

it("a module is loaded once for all views, and each is notified", async () => {
  const read = vi.fn(async () => "code");
  const lazy = createLazyModule(read);
  const notified = vi.fn();
  lazy.subscribe(notified);
  expect(lazy.current()).toBeNull();
  await Promise.all([lazy.load(), lazy.load()]);
  await lazy.load();
  expect(lazy.current()).toBe("code");
  expect(read).toHaveBeenCalledOnce();
  expect(notified).toHaveBeenCalled();
});

it("a module that does not load says so, and the next attempt loads it", async () => {
  const read = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("no chunk"));
  const lazy = createLazyModule(read);
  await lazy.load();
  expect([lazy.current(), lazy.isFailed()]).toEqual([null, true]);
  const second = lazy.load();
  expect(lazy.isFailed()).toBe(false);
  await second;
  expect([lazy.current(), lazy.isFailed()]).toEqual(["code", false]);
});

it("a view that has gone is not notified", async () => {
  const lazy = createLazyModule(async () => "code");
  const notified = vi.fn();
  lazy.subscribe(notified)();
  await lazy.load();
  expect(notified).not.toHaveBeenCalled();
});
