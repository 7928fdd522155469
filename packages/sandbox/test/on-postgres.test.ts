import { inspect } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DEMO_PHONE } from "../src/index.ts";
import { describeAmounts } from "./suites/amounts.suite.ts";
import { describeBonuses } from "./suites/bonus.suite.ts";
import { describeChat } from "./suites/chat.suite.ts";
import { describeConformance } from "./suites/conformance.suite.ts";
import { describeDeposit } from "./suites/deposit.suite.ts";
import { describeErrors } from "./suites/errors.suite.ts";
import { describeFaults } from "./suites/faults.suite.ts";
import { describeGames } from "./suites/games.suite.ts";
import { describeGifts } from "./suites/gifts.suite.ts";
import { describeInput } from "./suites/input.suite.ts";
import { describeLookups } from "./suites/lookups.suite.ts";
import { describeMoney } from "./suites/money.suite.ts";
import { describeRegister } from "./suites/register.suite.ts";
import { describeSlips } from "./suites/slip.suite.ts";
import { describeSpin } from "./suites/spin.suite.ts";
import { describeStatement } from "./suites/statement.suite.ts";
import { describeStoredBytes, describeUploads } from "./suites/uploads.suite.ts";
import { cutLineTo } from "./support/cut-line.ts";
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
  describe("lookups", () => describeLookups(open));
  describe("deposit", () => describeDeposit(open));
  describe("register", () => describeRegister(open));
  describe("faults", () => describeFaults(open));
  describe("errors", () => describeErrors(open));
  describe("bonuses", () => describeBonuses(open));
  describe("games", () => describeGames(open));
  describe("gifts", () => describeGifts(open));
  describe("input", () => describeInput(open));
  describe("slips", () => describeSlips(open));
  describe("spin", () => describeSpin(open));
  describe("the statement", () => describeStatement(open));
  describe("stored bytes", () => describeStoredBytes(open));
  describe("uploads", () => describeUploads(open));
  describe("amounts", () => describeAmounts(open));
  describe("the chat", () => describeChat(open));
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

  it.each(["begin", "commit"])(
    "goes on after many connections that are closed at a %s",
    async (statement) => {
      const line = await cutLineTo(postgres.url);
      const cut = await Harness.open({ kind: "postgres", url: line.url });
      line.cut(statement, 15);
      while (line.left() > 0) {
        expect((await cut.send("GET /api/lookup/info")).status).toBe(500);
      }
      expect(cut.errors.splice(0)).toHaveLength(15);
      expect((await cut.send("GET /api/lookup/info")).status).toBe(200);
      await cut.sandbox.close();
      await line.close();
    },
  );

  it("answers, and pays nothing, when rewards, refunds and balances add up to more than a number counts", async () => {
    await harness.scenario.reset();
    const token = await harness.login();
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    const most = Number.MAX_SAFE_INTEGER;
    await admin.query(`
      update invite_reward set amount = ${most}, collected_at = null;
      insert into refund (member_id, amount, status, created_at)
        select id, ${most}, 'accrued', now() from member, generate_series(1, 2);
      begin; set local session_replication_role = replica;
      update ledger_account set balance = ${most} where member_id is not null; commit`);
    await admin.end();
    const get = (path: string) => harness.call(`GET /api/${path}`, { token, key: newKey() });
    const page = { token, body: { page: 1, limit: 10 } };
    expect((await get("wallet")).status).toBe(200);
    expect((await get("refund/check")).status).toBe(200);
    expect((await harness.call("POST /api/invite", page)).status).toBe(200);
    expect((await get("invite/bonus")).body.code).toBe("INVITE_BONUS_FAIL");
    expect((await get("refund/receive")).body.code).toBe("TRANSFER_FAIL");
    const all = { token, key: newKey(), body: { amount: 100 } };
    expect((await harness.call("POST /api/wallet/withdrawAll", all)).status).toBe(200);
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
