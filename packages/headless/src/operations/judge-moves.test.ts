import { drop, exampleOf, refuse, reply } from "@satang/api/testing";
import { toIntentionKey } from "@satang/machines/money";
import { describe, expect, it } from "vitest";
import { createTools, MEMBER, NOW, sentIntention, TOKEN } from "../../test/operation-tools.ts";
import { type StatementRow, sampleOrders } from "../../test/sample-orders.ts";
import { moneyOperations } from "./money-operations.ts";

const row = (fields: Partial<StatementRow>): StatementRow => ({
  statementType: "transfer",
  from: "wallet",
  to: "PG",
  amount: 100,
  status: "SUCCESS",
  createdAt: new Date(NOW + 1_000).toISOString(),
  ...fields,
});
const statement = (...statements: StatementRow[]) =>
  reply("statementList", { total: statements.length, statements });

/** The pages of a statement of 12 rows. */
const pages = (...rows: (readonly StatementRow[])[]) =>
  reply("statementList", ({ body }) => {
    const { page } = body as { readonly page: number };
    return { total: 12, statements: [...(rows[page - 1] ?? [])] };
  });

/** A row that was read before the send. */
const readBefore = row({
  statementType: "deposit",
  from: "SCB",
  to: "wallet",
  amount: 50,
  createdAt: new Date(NOW - 30_000).toISOString(),
});

const moves = moneyOperations.flatMap((operation) => {
  const sample = sampleOrders[operation.name];
  return sample && "move" in sample ? [{ operation, ...sample, ...sample.move }] : [];
});

it("every operation that reads the statement before it is sent is among these", async () => {
  const reading: string[] = [];
  for (const operation of moneyOperations) {
    const { tools, backend } = createTools();
    await operation.prepare(tools, sampleOrders[operation.name]?.order);
    if (backend.calls.some(({ id }) => id === "statementList")) reading.push(operation.name);
  }
  expect(moves.map(({ operation }) => operation.name)).toEqual(reading);
});

describe.each(moves.map((one) => [one.operation.name, one] as const))(
  "%s",
  (name, { operation, order, written, others, call, body }) => {
    /** Judges after these rows were read before the send. */
    const judge = async (
      tools: ReturnType<typeof createTools>["tools"],
      ...rows: readonly StatementRow[]
    ) => {
      const prepared = await operation.prepare(createTools(statement(...rows)).tools, order);
      if (!prepared.ok) throw new Error("the statement was not read");
      return operation.judge(tools, sentIntention(name, order, { before: prepared.data }));
    };

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

    it("stays undecided when a backend without keys writes names instead of codes, or no ends", async () => {
      for (const ends of [
        { from: "กระเป๋าเงิน", to: "PG Soft" },
        { from: null, to: null },
      ]) {
        const { tools } = createTools(statement(row({ ...written, ...ends })));
        expect(await judge(tools)).toMatchObject({ kind: "unclear" });
      }
    });

    it("was executed when a row has its key as a number or has no status", async () => {
      const odd = { ...row(written), reference: "key-1", status: undefined };
      const { tools } = createTools(statement(odd as never));
      expect(await judge(tools)).toMatchObject({ kind: "done" });
    });

    it("stays undecided with a row that has the backend's own number", async () => {
      const { tools } = createTools(statement(row({ ...written, reference: "B-2041" })));
      expect(await judge(tools)).toMatchObject({ kind: "unclear" });
    });

    it("is absent when no row matches", async () => {
      const { tools } = createTools(statement(...others.map(row)));
      expect(await judge(tools)).toEqual({ kind: "absent" });
    });

    it("is absent when the matching rows are older than the rows read before the send", async () => {
      const createdAt = new Date(NOW - 60_000).toISOString();
      const { tools } = createTools(statement(readBefore, row({ ...written, createdAt })));
      expect(await judge(tools, readBefore)).toEqual({ kind: "absent" });
    });

    it("stays undecided when the statement does not show the row read before the send any more", async () => {
      const createdAt = new Date(NOW - 60_000).toISOString();
      const { tools } = createTools(
        statement(...others.map((other) => row({ ...other, createdAt }))),
      );
      expect(await judge(tools, readBefore)).toEqual({ kind: "unclear", hint: null });
    });

    it("stays undecided when the statement writes its times by a clock that is behind", async () => {
      const createdAt = new Date(NOW - 20_000).toISOString();
      const { tools } = createTools(statement(readBefore, row({ ...written, createdAt })));
      expect(await judge(tools, readBefore)).toMatchObject({ kind: "unclear" });
    });

    it("stays undecided when a page is short, and the statement counts more rows than it showed", async () => {
      const { tools } = createTools(pages(others.map(row), []));
      expect(await judge(tools)).toEqual({ kind: "unclear", hint: null });
    });

    it("is found behind a short page", async () => {
      const { tools } = createTools(pages(others.map(row), [row({ reference: "key-1" })]));
      expect(await judge(tools)).toMatchObject({ kind: "done" });
    });

    it("is absent when the matching row has the key of another device's order", async () => {
      const reference = toIntentionKey("00000000-9d0e-4c1a-9f6e-2c1b7f4c9a10");
      const { tools } = createTools(statement(row({ ...written, reference })));
      expect(await judge(tools)).toEqual({ kind: "absent" });
    });

    it("stays undecided when this backend has stopped writing keys", async () => {
      const reference = toIntentionKey("00000000-9d0e-4c1a-9f6e-2c1b7f4c9a10");
      const { tools } = createTools(
        statement(row({ ...written, reference: "B-2041" }), row({ ...written, reference })),
      );
      expect(await judge(tools)).toMatchObject({ kind: "unclear", hint: { reference: "B-2041" } });
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
