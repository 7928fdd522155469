import { beforeEach, expect, it } from "vitest";
import type { Harness } from "../support/harness.ts";

type Row = {
  readonly statementType: string;
  readonly status: string;
  readonly amount: number;
  readonly createdAt: string;
};
type Day = { readonly date: string; readonly in: number; readonly out: number };

/** The filters and the totals of days, which the documents do not have (decision 55). */
export function describeStatement(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });
  const read = async (more: object = {}) =>
    (await api.call("POST /api/statement", { token, body: { page: 1, limit: 100, ...more } })).body;

  it.each([
    ["in", ({ statementType }: Row) => ["deposit", "bonus"].includes(statementType)],
    ["out", ({ statementType }: Row) => statementType === "withdraw"],
    ["transfer", ({ statementType }: Row) => statementType === "transfer"],
    ["processing", ({ status }: Row) => status === "PROCESSING"],
  ])(
    "shows the rows of the filter %s, and counts them before it is chosen",
    async (filter, belongs) => {
      const all = await read();
      const expected = all.statements.filter(belongs);
      expect(expected.length).toBeGreaterThan(0);
      const { total, statements } = await read({ filter });
      expect(statements).toEqual(expected);
      expect(total).toBe(expected.length);
      expect(all.filters).toContainEqual({ filter, total });
    },
  );

  it("counts all successful rows of a day, also those of other pages", async () => {
    const all = await read();
    const [first] = (await read({ limit: 1 })).days as Day[];
    const ofDay = (all.statements as Row[]).filter(
      ({ createdAt, status }) => createdAt.startsWith(first?.date ?? "") && status === "SUCCESS",
    );
    const sumOf = (...types: string[]) =>
      ofDay
        .filter(({ statementType }) => types.includes(statementType))
        .reduce((sum, { amount }) => sum + amount * 100, 0) / 100;
    expect(first).toMatchObject({ in: sumOf("deposit", "bonus"), out: sumOf("withdraw") });
    expect(all.days.map(({ date }: Day) => date)).toEqual([
      ...new Set(all.statements.map(({ createdAt }: Row) => createdAt.slice(0, 10))),
    ]);
  });

  it("refuses another filter", async () => {
    const body = { page: 1, limit: 10, filter: "all" };
    expect((await api.call("POST /api/statement", { token, body })).body.code).toBe("NO_DATA");
  });

  it("shows a filter as it was while a replica lags behind", async () => {
    const before = await read({ filter: "in" });
    await api.scenario.setSettings({ replicaLagMs: 3_600_000 });
    await api.scenario.credit({ phone: "0812345678", amount: 5 });
    expect(await read({ filter: "in" })).toMatchObject({ total: before.total });
  });
}
