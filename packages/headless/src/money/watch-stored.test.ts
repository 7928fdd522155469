import { createClient } from "@satang/api";
import { createFakeBackend, exampleOf, reply } from "@satang/api/testing";
import { satang } from "@satang/core";
import {
  type Intention,
  selectMoneyOperationStatus,
  selectOperations,
  writeIntention,
} from "@satang/machines";
import { beforeAll, expect, it, vi } from "vitest";
import { MEMBER } from "../../test/operation-tools.ts";
import { moneyOperations } from "../operations/money-operations.ts";
import { createMemoryStore, createPageLocks, createScope } from "../provider/index.ts";
import { createMoneyEngine } from "./create-money-engine.ts";

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

it("a page that is shown again reads the changes of other pages: it had received no event and still showed that nothing had happened", async () => {
  const storage = createMemoryStore();
  const key = `money.member.${MEMBER}.key-1`;
  storage.write(key, writeIntention(reported));
  const profile = { ...exampleOf("walletGet").profile, _id: MEMBER };
  const backend = createFakeBackend({
    overrides: [reply("walletGet", { ...exampleOf("walletGet"), profile })],
  });
  const scope = createScope({
    client: createClient({
      baseUrl: "https://wallet.example",
      fetch: backend.fetch,
      getToken: () => "token",
    }),
    tokens: { read: () => "token", write: () => {}, clear: () => {}, subscribe: () => () => {} },
    storage,
    tabStorage: createMemoryStore(),
    locks: createPageLocks(),
  });
  const engine = createMoneyEngine(
    scope,
    new Map(moneyOperations.map((operation) => [operation.name, operation])),
  );
  engine.start();
  const statuses = () =>
    selectOperations(engine.getSnapshot()).map((ref) =>
      selectMoneyOperationStatus(ref.getSnapshot()),
    );
  await vi.waitFor(() => expect(statuses()).toEqual(["nothingHappened"]));
  // Another page sent it again, and reported that it is done.
  storage.remove(key);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(statuses()).toEqual([]);
  engine.stop();
  scope.queryClient.clear();
});
