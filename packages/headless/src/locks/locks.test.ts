import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryStore } from "../storage/key-value-store.ts";
import { createLocks, createPageLocks } from "./locks.ts";
import { createStorageLocks } from "./storage-locks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forEver = () => new Promise<string>(() => {});

describe("tabs without Web Locks", () => {
  const twoTabs = () => {
    const storage = createMemoryStore();
    return { storage, first: createStorageLocks(storage), second: createStorageLocks(storage) };
  };

  it("that request a lock at the same time have one winner", async () => {
    const { first, second } = twoTabs();
    const ran: string[] = [];
    const ask = (name: string, tab: typeof first) =>
      tab.tryRun("money", async () => {
        ran.push(name);
        return forEver();
      });
    void ask("first", first);
    void ask("second", second);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ran).toHaveLength(1);
  });

  it("hold a lock until the work ends, and then release it", async () => {
    const { first, second, storage } = twoTabs();
    const work = first.tryRun("money", async () => {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      return "done";
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await second.tryRun("money", async () => "second")).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await work).toBe("done");
    expect(storage.read("lock.money")).toBeUndefined();
    const next = second.tryRun("money", async () => "second");
    await vi.advanceTimersByTimeAsync(100);
    expect(await next).toBe("second");
  });

  it("are not blocked by a closed tab, nor by a lease from another clock", async () => {
    const { second, storage } = twoTabs();
    const lease = (until: number) =>
      storage.write("lock.money", JSON.stringify({ holder: "gone", until }));
    for (const until of [Date.now() - 1, Date.now() + 3_600_000]) {
      lease(until);
      const next = second.tryRun("money", async () => "second");
      await vi.advanceTimersByTimeAsync(100);
      expect(await next).toBe("second");
    }
    lease(Date.now() + 4_000);
    expect(await second.tryRun("money", async () => "second")).toBeUndefined();
  });
});

describe("without Web Locks two tabs hold a lock at the same time", () => {
  const hold = (tab: ReturnType<typeof createStorageLocks>, ran: string[], name: string) =>
    void tab.tryRun("money", async () => {
      ran.push(name);
      return forEver();
    });

  it("when the browser stops the first one for longer than its lease, and the first does not take it back", async () => {
    const storage = createMemoryStore();
    let isStopped = false;
    const written = {
      ...storage,
      write: (key: string, text: string) => isStopped || storage.write(key, text),
    };
    const ran: string[] = [];
    hold(createStorageLocks(written), ran, "first");
    await vi.advanceTimersByTimeAsync(1_000);
    isStopped = true;
    await vi.advanceTimersByTimeAsync(5_000);
    hold(createStorageLocks(storage), ran, "second");
    await vi.advanceTimersByTimeAsync(100);
    expect(ran).toEqual(["first", "second"]);
    const lease = () => JSON.parse(storage.read("lock.money") ?? "{}").holder;
    const holder = lease();
    isStopped = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lease()).toBe(holder);
  });

  it("when the storage of the device is not shared", async () => {
    const ran: string[] = [];
    hold(createStorageLocks(createMemoryStore()), ran, "first");
    hold(createStorageLocks(createMemoryStore()), ran, "second");
    await vi.advanceTimersByTimeAsync(100);
    expect(ran).toEqual(["first", "second"]);
  });
});

describe("Web Locks", () => {
  it("that a frame may not use are replaced by other locks, and the work runs once", async () => {
    const request = vi.fn().mockRejectedValue(new DOMException("no", "SecurityError"));
    const otherwise = createPageLocks();
    const locks = createLocks({ otherwise, manager: { request } });
    const work = vi.fn(async () => "done");
    expect(await locks.tryRun("money", work)).toBe("done");
    expect(work).toHaveBeenCalledTimes(1);
    void otherwise.tryRun("money", forEver);
    expect(await locks.tryRun("money", work)).toBeUndefined();
  });
});
