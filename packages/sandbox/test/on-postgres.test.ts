import { inspect } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DEMO_PHONE } from "../src/index.ts";
import { describeAmounts } from "./suites/amounts.suite.ts";
import { describeConformance } from "./suites/conformance.suite.ts";
import { describeDeposit } from "./suites/deposit.suite.ts";
import { describeFaults } from "./suites/faults.suite.ts";
import { describeInput } from "./suites/input.suite.ts";
import { describeMoney } from "./suites/money.suite.ts";
import { describeRegister } from "./suites/register.suite.ts";
import { describeUploads } from "./suites/uploads.suite.ts";
import { Harness, newKey } from "./support/harness.ts";
import { startPostgres } from "./support/start-postgres.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

describe("on PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let harness: Harness;
  beforeAll(async () => {
    postgres = await startPostgres();
    harness = await Harness.open({ kind: "postgres", url: postgres.url });
  }, START_TIMEOUT);
  afterAll(async () => {
    await harness?.sandbox.close();
    await postgres?.stop();
  });
  const open = () => harness;
  describe("money", () => describeMoney(open));
  describe("deposit", () => describeDeposit(open));
  describe("register", () => describeRegister(open));
  describe("faults", () => describeFaults(open));
  describe("input", () => describeInput(open));
  describe("uploads", () => describeUploads(open));
  describe("amounts", () => describeAmounts(open));
  describe("conformance", () => describeConformance(open));

  it("answers 500 when the database closes the connection of a call, and goes on", async () => {
    await harness.scenario.reset();
    const token = await harness.login();
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query("begin; select id from member for update");
    const transfer = () =>
      harness.send("POST /api/wallet/transfer", {
        token,
        key: newKey(),
        body: { from: "wallet", to: "PG", amount: 10 },
      });
    const cut = transfer();
    const closed = "select pg_terminate_backend(pid) from pg_stat_activity";
    const waiting = `${closed} where wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await admin.query(waiting)).rowCount).toBe(1);
    expect((await cut).status).toBe(500);
    await admin.query("rollback");
    await admin.end();
    expect(harness.errors.splice(0)).toHaveLength(1);
    expect((await transfer()).status).toBe(200);
    expect(await harness.balance(token)).toBe(12_470.5);
  });

  describe("an error of the database", () => {
    /** Runs a test while a table has another name, so that each statement on it fails. */
    const without = async (table: string, act: () => Promise<void>) => {
      const admin = new Client({ connectionString: postgres.url });
      await admin.connect();
      await admin.query(`alter table ${table} rename to hidden`);
      await act().finally(async () => {
        await admin.query(`alter table hidden rename to ${table}`);
        await admin.end();
      });
    };
    const SECRETS = [DEMO_PHONE, "secret-guess", "00000000000000000000000000000001"];
    const expectNoSecret = (text: string) => {
      for (const secret of SECRETS) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/select|insert|update|where|params|"member"/i);
    };

    it.each([
      ["login_attempt", "POST /api/login", { username: DEMO_PHONE, password: "secret-guess" }],
      ["otp", "POST /api/otp/send", { phoneNumber: "0899999999" }],
      ["otp", `GET /sandbox/otp?phone=${DEMO_PHONE}`, undefined],
      ["media", `GET /api/media/uploads/${SECRETS[2]}?until=1&seal=${"x".repeat(43)}`, undefined],
    ])("on %s shows neither its statement nor the parameters: %s", async (table, line, body) => {
      await harness.scenario.reset();
      const printed: unknown[] = [];
      const print = vi.spyOn(console, "error").mockImplementation((...all) => {
        printed.push(...all);
      });
      await without(table, async () => {
        const reply = await harness.send(line, { body });
        expect(reply.status).toBe(500);
        expectNoSecret(await reply.text());
      });
      print.mockRestore();
      expect(printed).toEqual([]);
      const [error, ...more] = harness.errors.splice(0);
      expect(more).toEqual([]);
      expectNoSecret(inspect(error, { depth: 9, showHidden: true }).replaceAll(/^ +at .*$/gm, ""));
      expect(String(error)).toContain("42P01");
    });
  });
});
