import { expect, test } from "vitest";
import type { SatangEvent } from "../provider/event.types.ts";
import { createEventChannel } from "../provider/event-channel.ts";
import { createMemoryStore } from "../storage/key-value-store.ts";
import { createEmitOnce } from "./emit-once.ts";

const event: SatangEvent = {
  name: "money.succeeded.v1",
  operation: "withdraw",
  key: "key",
  amount: null,
  currency: "THB",
  reference: null,
  at: 0,
};

type TryRun = <T>(name: string, task: () => Promise<T>) => Promise<T | undefined>;

/** A page with locks that behave in a way, on a device. */
function createPage(tryRun: TryRun, storage = createMemoryStore()) {
  const events = createEventChannel();
  const clock = { now: () => 0 };
  const emitOnce = createEmitOnce({ events, storage, clock, locks: { tryRun } } as never);
  return { emitOnce, emitted: events.emitted, storage };
}

const free: TryRun = (_, task) => task();
/** The page ends as soon as it has left its mark: it does not see that the lock is free again. */
const ended: TryRun = async (_, task) => {
  await task();
  return new Promise(() => undefined);
};
const broken: TryRun = () => Promise.reject(new Error("no locks"));
const brokenLater: TryRun = async (_, task) => {
  await task();
  throw new Error("no locks");
};

test("a page that ends right after its mark has emitted the event, and no other page emits it again", async () => {
  const page = createPage(ended);
  void page.emitOnce("mark", event);
  await expect.poll(() => page.emitted).toEqual([event]);
  const next = createPage(free, page.storage);
  await next.emitOnce("mark", event);
  expect(next.emitted).toEqual([]);
});

test.each([
  ["free", free],
  ["broken", broken],
  ["broken after the mark", brokenLater],
])("with locks that are %s an event is emitted once", async (_, tryRun) => {
  const page = createPage(tryRun);
  await Promise.all([page.emitOnce("mark", event), page.emitOnce("mark", event)]);
  await page.emitOnce("mark", event);
  expect(page.emitted).toEqual([event]);
});
