import { createClient } from "@satang/api";
import { createFakeBackend, exampleOf, reply } from "@satang/api/testing";
import { satang } from "@satang/core";
import {
  type Intention,
  selectMoneyOperationStatus,
  selectOperations,
  writeIntention,
} from "@satang/machines/money";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { MEMBER } from "../../test/operation-tools.ts";
import { moneyOperations } from "../operations/money-operations.ts";
import { createMemoryStore, createPageLocks, createScope } from "../provider/index.ts";
import { createMoneyEngine } from "./create-money-engine.ts";
import { createIntentionStore } from "./intention-store.ts";
import { createOperationRegistry } from "./operation-registry.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
beforeAll(() => void Object.assign(globalThis, { window: page, document: page }));

const reported: Intention = {
  key: "key-1",
  operation: "transfer",
  member: MEMBER,
  order: { from: "wallet", to: "PG", amount: satang(10_000) },
  before: null,
  startedAt: 1,
  isServerTime: true,
  lastSentAt: 1,
  sends: 1,
  outcome: { kind: "nothingHappened" },
};

const KEY = `money.member.${MEMBER}.key-1`;
const MINUTE = 60_000;

/** The engine of a page; its device stores a reported intention; `down` makes every call fail. */
function open({ _id = MEMBER as unknown, isDefined = true } = {}) {
  const storage = createMemoryStore();
  storage.write(KEY, writeIntention(reported));
  const backendOf = (id: unknown) => {
    const profile = { ...exampleOf("walletGet").profile, _id: id } as never;
    const wallet = reply("walletGet", { ...exampleOf("walletGet"), profile });
    return createFakeBackend({ overrides: [wallet] });
  };
  const [own, other] = [backendOf(_id), backendOf("another-member")];
  const line = { isDown: false };
  let token = "token";
  const listeners = new Set<(token: string) => void>();
  /** The token store notifies nobody. */
  const become = (next: string) => {
    token = next;
  };
  const signIn = (next: string) => {
    become(next);
    for (const listener of listeners) listener(next);
  };
  const scope = createScope({
    client: createClient({
      baseUrl: "https://wallet.example",
      fetch: (request) =>
        line.isDown
          ? Promise.reject(new TypeError("no line"))
          : (token === "token" ? own : other).fetch(request),
      getToken: () => token,
    }),
    tokens: {
      read: () => token,
      write: () => {},
      clear: () => {},
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    storage,
    tabStorage: createMemoryStore(),
    locks: createPageLocks(),
  });
  const operations = createOperationRegistry();
  if (isDefined) operations.add(moneyOperations);
  const engine = createMoneyEngine(scope, operations);
  /** Another page reports it. */
  const reportElsewhere = () => createIntentionStore(scope).remove(reported);
  const statuses = () =>
    selectOperations(engine.getSnapshot()).map((ref) =>
      selectMoneyOperationStatus(ref.getSnapshot()),
    );
  onTestFinished(() => {
    engine.stop();
    scope.queryClient.clear();
  });
  return { become, engine, line, operations, reportElsewhere, scope, signIn, storage, statuses };
}

it("a page that is shown again reads the changes of other pages, also without an event", async () => {
  const { engine, reportElsewhere, statuses } = open();
  engine.start();
  await expect.poll(() => statuses()).toEqual(["nothingHappened"]);
  // Another page sent it again, and reported that it is done.
  reportElsewhere();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(statuses()).toEqual([]);
});

it("an open intention that other code deletes, such as localStorage.clear() of a host, is stored again", async () => {
  const { engine, storage, statuses } = open();
  const text = writeIntention({ ...reported, outcome: null });
  storage.write(KEY, text);
  engine.start();
  await expect.poll(() => statuses()).toEqual(["checking"]);
  for (const key of storage.keys()) storage.remove(key);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(statuses()).toEqual(["checking"]);
  expect(storage.read(KEY)).toBe(text);
});

it("a definition that is loaded after the wallet finds its stored intentions without an event", async () => {
  const { engine, operations, statuses } = open({ isDefined: false });
  engine.start();
  await expect.poll(() => engine.getSnapshot().context.started).toBeGreaterThan(0);
  expect(statuses()).toEqual([]);
  operations.add(moneyOperations);
  await expect.poll(() => statuses()).toEqual(["nothingHappened"]);
});

it("a member with a number as id finds the stored intentions", async () => {
  const { engine, statuses } = open({ _id: Number(MEMBER) });
  engine.start();
  await expect.poll(() => statuses()).toEqual(["nothingHappened"]);
});

it("a page that is opened while the service is down reports what is stored soon after the service is back, without an event", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { engine, line, statuses } = open();
  line.isDown = true;
  engine.start();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(statuses()).toEqual([]);
  line.isDown = false;
  await vi.advanceTimersByTimeAsync(MINUTE + 5_000);
  expect(statuses()).toEqual(["nothingHappened"]);
});

it("a member who signs in again after another one gets a report of what is open, also when no view reads the wallet", async () => {
  const { engine, scope, signIn, statuses } = open();
  engine.start();
  await expect.poll(() => statuses()).toEqual(["nothingHappened"]);
  signIn("another token");
  scope.queryClient.setQueryData(["wallet"], { profile: { _id: "another-member" } });
  await expect.poll(() => statuses()).toEqual([]);
  scope.queryClient.clear();
  signIn("token");
  await expect.poll(() => statuses()).toEqual(["nothingHappened"]);
});

it("an outcome is reported again when the token changes to another member and back without a notice", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { become, engine, statuses } = open();
  engine.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(statuses()).toEqual(["nothingHappened"]);
  become("another token");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(statuses()).toEqual([]);
  become("token");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(statuses()).toEqual(["nothingHappened"]);
});

it("a page that shows the money of the member before reads everything again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { become, engine, scope } = open();
  scope.queryClient.setQueryData(["wallet"], { profile: { _id: MEMBER } });
  scope.queryClient.setQueryData(["profile"], {});
  const isStale = () => scope.queryClient.getQueryState(["profile"])?.isInvalidated;
  engine.start();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(isStale()).toBe(false);
  become("another token");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(isStale()).toBe(true);
});

it("the wallet of the member before, which is still in the cache, closes nothing that the next one has open", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { become, engine, scope, statuses } = open();
  become("another token");
  scope.queryClient.setQueryData(["wallet"], { profile: { _id: "another-member" } });
  engine.start();
  become("token");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(statuses()).toEqual(["nothingHappened"]);
  await scope.queryClient.invalidateQueries();
  expect(statuses()).toEqual(["nothingHappened"]);
});
