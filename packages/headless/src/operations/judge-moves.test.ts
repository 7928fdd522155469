import { drop, exampleOf, refuse, reply } from "@satang/api/testing";
import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { createTools, MEMBER, NOW, sentIntention, TOKEN } from "../../test/operation-tools.ts";
import type { AnyMoneyOperation } from "../money/index.ts";
import { transferOperation } from "../transfer/transfer.operation.ts";
import { transferAllOperation } from "../transfer/transfer-all.operation.ts";
import { withdrawOperation } from "../withdraw/withdraw.operation.ts";

type Row = ReturnType<typeof exampleOf<"statementList">>["statements"][number];

const row = (fields: Partial<Row>): Row => ({
  statementType: "transfer",
  from: "wallet",
  to: "PG",
  amount: 100,
  status: "SUCCESS",
  createdAt: new Date(NOW + 1_000).toISOString(),
  ...fields,
});
const statement = (...statements: Row[]) =>
  reply("statementList", { total: statements.length, statements });

type Case = {
  readonly operation: AnyMoneyOperation;
  readonly order: object;
  /** The row that the order writes. */
  readonly written: Partial<Row>;
  /** Rows of other orders. */
  readonly others: readonly Partial<Row>[];
  readonly call: string;
  readonly body: object;
};

const amount = satang(10_000);
const cases: readonly Case[] = [
  {
    operation: transferOperation,
    order: { from: "wallet", to: "PG", amount },
    written: {},
    others: [
      { amount: 99.99 },
      { to: "JILI" },
      { from: "PG", to: "wallet" },
      { statementType: "deposit" },
    ],
    call: "walletTransfer",
    body: { from: "wallet", to: "PG", amount: 100 },
  },
  {
    operation: transferAllOperation,
    order: { to: "PG" },
    written: { amount: 1_250.5 },
    others: [{ to: "JILI" }, { from: "JILI" }, { statementType: "withdraw" }],
    call: "walletTransferAll",
    body: { to: "PG" },
  },
  {
    operation: withdrawOperation,
    order: { amount },
    written: { statementType: "withdraw", to: "SCB" },
    others: [{ statementType: "withdraw", amount: 100.01 }, { statementType: "transfer" }],
    call: "walletWithdrawAll",
    body: { amount: 100 },
  },
];

describe.each(cases.map((one) => [one.operation.name, one] as const))(
  "%s",
  (name, { operation, order, written, others, call, body }) => {
    const judge = (tools: ReturnType<typeof createTools>["tools"]) =>
      operation.judge(tools, sentIntention(name, order));

    it("sends its call with the key and the member's token", async () => {
      const { tools, backend } = createTools();
      expect((await operation.send(tools, order, "key-1")).ok).toBe(true);
      const sent = backend.calls.find(({ id }) => id === call);
      expect(sent?.body).toEqual(body);
      expect(sent?.headers.get("idempotency-key")).toBe("key-1");
      expect(sent?.headers.get("authorization")).toBe(`Bearer ${TOKEN}`);
    });

    it("sends nothing when another member has signed in", async () => {
      const { tools, backend } = createTools();
      const sent = await operation.send({ ...tools, pinned: { token: "other" } }, order, "key-1");
      expect(sent).toEqual({ ok: false, error: { kind: "notSent", reason: "memberChanged" } });
      expect(backend.calls).toEqual([]);
    });

    it("was executed when a row has its key, independent of the other fields", async () => {
      const { tools } = createTools(statement(row({ amount: 7, reference: "key-1" })));
      expect(await judge(tools)).toMatchObject({ kind: "done" });
    });

    it("was reversed when the row with its key failed", async () => {
      const { tools } = createTools(statement(row({ reference: "key-1", status: "FAILED" })));
      expect(await judge(tools)).toEqual({ kind: "reversed" });
    });

    it("stays undecided with a matching row without a key; the row is a hint", async () => {
      const { tools } = createTools(statement(row(written)));
      expect(await judge(tools)).toMatchObject({ kind: "unclear", hint: { status: "SUCCESS" } });
    });

    it("stays undecided with a row that has the backend's own number", async () => {
      const { tools } = createTools(statement(row({ ...written, reference: "B-2041" })));
      expect(await judge(tools)).toMatchObject({ kind: "unclear" });
    });

    it("is absent when no row matches", async () => {
      const { tools } = createTools(statement(...others.map(row)));
      expect(await judge(tools)).toEqual({ kind: "absent" });
    });

    it("is absent when the matching rows are older than the order", async () => {
      const createdAt = new Date(NOW - 60_000).toISOString();
      const { tools } = createTools(statement(row({ ...written, createdAt })));
      expect(await judge(tools)).toEqual({ kind: "absent" });
    });

    it("is absent without its key after this backend has written one of our keys", async () => {
      const { tools } = createTools(
        statement(row({ ...written, reference: "key-0" }), row(written)),
      );
      tools.provenance.noteSent(name, "key-0");
      expect(await judge(tools)).toEqual({ kind: "absent" });
    });

    it.each([
      ["refused", refuse("statementList", "NO_DATA")],
      ["lost", drop("statementList")],
    ])("is unclear when the statement is %s", async (_fault, fault) => {
      const example = exampleOf("walletGet");
      const own = { ...example, profile: { ...example.profile, _id: MEMBER } };
      const { tools } = createTools(reply("walletGet", own), fault);
      expect(await judge(tools)).toEqual({ kind: "unclear", hint: null });
    });

    it("belongs to another member when the wallet says so", async () => {
      const example = exampleOf("walletGet");
      const other = { ...example, profile: { ...example.profile, _id: "1002" } };
      const { tools } = createTools(reply("walletGet", other), refuse("statementList", "NO_DATA"));
      expect(await judge(tools)).toEqual({ kind: "foreign" });
    });

    it("never sends while it judges", async () => {
      const { tools, backend } = createTools(statement());
      await judge(tools);
      expect(backend.calls.map(({ id }) => id)).not.toContain(call);
    });
  },
);
