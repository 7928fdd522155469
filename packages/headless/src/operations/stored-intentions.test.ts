import { createClient } from "@satang/api";
import { createFakeBackend, drop, exampleOf, reply } from "@satang/api/testing";
import { beforeAll, expect, it } from "vitest";
import { MEMBER } from "../../test/operation-tools.ts";
import { GIFT_LINK, PASSWORD, SEALED_GIFT_LINK, sampleOrders } from "../../test/sample-orders.ts";
import { createMoneyEngine } from "../money/create-money-engine.ts";
import { createOperationRegistry } from "../money/operation-registry.ts";
import { createMemoryStore, createPageLocks, createScope } from "../provider/index.ts";
import { moneyOperations } from "./money-operations.ts";

const TOKEN = "token-secret-1";
const rows = exampleOf("statementList").statements;
const profile = { ...exampleOf("walletGet").profile, _id: MEMBER };

/** A page that nobody touches. */
beforeAll(() => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  Object.assign(globalThis, { window: page, document: page });
});

it.each(Object.entries(sampleOrders))(
  "an intention of %s is stored before its call, without password, token, gift link or a row of the statement",
  async (name, { order, call }) => {
    const storage = createMemoryStore();
    const stored = () => storage.keys().map((key) => `${key} ${storage.read(key)}`);
    let whenSent: readonly string[] = [];
    const lost = drop(call);
    const backend = createFakeBackend({
      overrides: [
        reply("walletGet", { ...exampleOf("walletGet"), profile }),
        reply("qrcodeCurrent", { hasQrcode: false }),
        {
          ...lost,
          answer: (received) => {
            whenSent = stored();
            return lost.answer(received);
          },
        },
      ],
    });
    const scope = createScope({
      client: createClient({
        baseUrl: "https://wallet.example",
        fetch: backend.fetch,
        random: () => 0,
        getToken: () => TOKEN,
      }),
      tokens: { read: () => TOKEN, write: () => {}, clear: () => {}, subscribe: () => () => {} },
      storage,
      tabStorage: createMemoryStore(),
      locks: createPageLocks(),
    });
    const engine = createMoneyEngine(scope, createOperationRegistry(moneyOperations));
    engine.start();
    engine.send({ type: "order.submit", operation: name, order });
    await expect.poll(() => backend.calls.map(({ id }) => id)).toContain(call);
    engine.stop();
    scope.queryClient.clear();
    expect(whenSent.some((line) => line.includes(`"operation":"${name}"`))).toBe(true);
    for (const line of [...whenSent, ...stored()]) {
      for (const secret of [PASSWORD, TOKEN, GIFT_LINK, SEALED_GIFT_LINK]) {
        expect(line).not.toContain(secret);
      }
      for (const { createdAt } of rows) {
        expect(line.toLowerCase()).not.toContain(String(createdAt).toLowerCase());
      }
    }
  },
);
