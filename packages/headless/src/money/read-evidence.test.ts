import { succeed } from "@satang/core";
import type { Judgement } from "@satang/machines/money";
import { expect, it } from "vitest";
import type { Client } from "../provider/scope.ts";
import { transferOperation } from "../transfer/transfer.operation.ts";

const order = transferOperation.readOrder({ from: "wallet", to: "PG", amount: 30_000 });
const [earlier, later] = ["2026-11-21T09:00:00Z", "2026-11-21T10:00:00Z"];
const opening = { statementType: "deposit", amount: 500, createdAt: earlier, reference: null };
const row = (amount: unknown) => ({
  statementType: "transfer",
  amount,
  createdAt: later,
  reference: null,
});

/** The verdict on a transfer of 300 baht when the statement shows one later row of an amount. */
async function judge(amount: unknown): Promise<Judgement["kind"]> {
  let rows: readonly unknown[] = [opening];
  const list = async () => succeed({ statements: rows, total: rows.length });
  const client = { statement: { list } } as unknown as Client;
  const tools = { client, clock: { now: () => 0 }, pinned: { token: "t" }, member: "m1" };
  if (order === null) throw new Error("not an order");
  const before = await transferOperation.prepare(tools, order);
  rows = [row(amount), opening];
  const stored = { operation: "transfer", startedAt: 0, isServerTime: true, lastSentAt: 0 };
  const sent = { ...stored, key: "k1", member: "m1", order, sends: 1, outcome: null };
  return (await transferOperation.judge(tools, { ...sent, before: before.ok && before.data })).kind;
}

it.each([[undefined], [null], ["300.00"], [Number.NaN]])(
  "a later row with an unreadable amount (%s) may be the transfer",
  async (amount) => {
    expect(await judge(amount)).toBe("unclear");
  },
);

it("a later row of another amount is not the transfer", async () => {
  expect(await judge(299)).toBe("absent");
  expect(await judge(300)).toBe("unclear");
});
