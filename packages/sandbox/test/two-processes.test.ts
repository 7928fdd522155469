import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, DEMO_PHONE } from "../src/index.ts";
import { Harness, newKey, visitor } from "./support/harness.ts";
import { startPostgres } from "./support/start-postgres.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

const NOW = new Date("2026-11-22T05:00:00Z");
const MINUTE_MS = 60_001;

/** Two sandboxes share a database and nothing else, as two processes do. */
describe("two processes on one PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let both: readonly Harness[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const database = { kind: "postgres", url: postgres.url } as const;
    both = await Promise.all([Harness.open(database), Harness.open(database)]);
  }, START_TIMEOUT);
  afterAll(async () => {
    await Promise.all(both.map(({ sandbox }) => sandbox.close()));
    await postgres?.stop();
  });
  const first = () => both[0] as Harness;
  beforeEach(async () => {
    await first().scenario.reset();
    for (const { scenario } of both) scenario.clock.freeze(NOW);
  });
  const passTime = (ms: number) => {
    for (const { scenario } of both) scenario.clock.advance(ms);
  };
  /** Makes 20 calls at once, each second one at the other process, and counts the codes of the replies. */
  const countCodes = async (line: string, body: unknown, token?: string) => {
    const calls = Array.from({ length: 20 }, (_, at) =>
      (both[at % 2] as Harness).call(line, { body, token, key: newKey() }),
    );
    const counts: Record<string, number> = {};
    for (const reply of await Promise.all(calls)) {
      const code = String(reply.body.code ?? reply.status);
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return counts;
  };
  const { phoneNumber } = visitor(1);

  it("that start at once on an empty database seed it once", async () => {
    const books = await first().scenario.audit();
    await first().scenario.reset();
    expect(await first().scenario.audit()).toEqual(books);
  });

  it("send a phone one code a minute", async () => {
    const sent = await countCodes("POST /api/otp/send", { phoneNumber });
    expect(sent).toEqual({ OTP_SENT: 1, REQUEST_LIMIT_1MIN: 19 });
  });

  it("send a phone five codes an hour", async () => {
    for (let code = 1; code <= 5; code += 1) {
      const sent = await countCodes("POST /api/otp/send", { phoneNumber });
      expect(sent).toEqual({ OTP_SENT: 1, REQUEST_LIMIT_1MIN: 19 });
      passTime(MINUTE_MS);
    }
    expect(await countCodes("POST /api/otp/send", { phoneNumber })).toEqual({ OTP_BLOCK: 20 });
  });

  it("count five guesses of a code, and then refuse the right one", async () => {
    const { otpToken } = (await first().call("POST /api/otp/send", { body: { phoneNumber } })).body;
    const right = await first().scenario.otp(phoneNumber);
    const otpCode = right === "000000" ? "111111" : "000000";
    const guessed = await countCodes("POST /api/otp/verify", { otpToken, otpCode });
    expect(guessed).toEqual({ OTP_CODE_INVALID: 4, OTP_BLOCK: 16 });
    const verified = await countCodes("POST /api/otp/verify", { otpToken, otpCode: right });
    expect(verified).toEqual({ OTP_BLOCK: 20 });
  });

  it("count ten wrong passwords of a username", async () => {
    const guessed = await countCodes("POST /api/login", { username: DEMO_PHONE, password: "x" });
    expect(guessed).toEqual({ WRONG_CREDENTIAL: 10, REQUEST_LIMIT_1MIN: 10 });
  });

  it("count a wrong old password as a wrong password of the login", async () => {
    const token = await first().login();
    const body = { oldPassword: "guess", newPassword: "mine" };
    const guessed = await countCodes("PUT /api/account/changepwd", body, token);
    expect(guessed).toEqual({ WRONG_PASSWORD: 10, REQUEST_LIMIT_1MIN: 10 });
    const login = { username: DEMO_PHONE, password: DEMO_PASSWORD };
    const blocked = await first().call("POST /api/login", { body: login });
    expect(blocked.body.code).toBe("REQUEST_LIMIT_1MIN");
    passTime(MINUTE_MS);
    expect(await first().login()).toBeTruthy();
  });

  it("carry a call out once for each key", async () => {
    const token = await first().login();
    const key = newKey();
    const body = { from: "wallet", to: "PG", amount: 10 };
    const before = (await first().scenario.audit()).movements;
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (both[at % 2] as Harness).call("POST /api/wallet/transfer", { token, key, body }),
      ),
    );
    const books = await first().scenario.audit();
    expect(books).toMatchObject({ movements: before + 1, total: 0, drifted: [], overdrawn: [] });
  });

  it("register one of several newcomers with the same phone", async () => {
    await first().scenario.verifyPhone(phoneNumber);
    const counts = await countCodes("POST /api/account", visitor(1));
    expect(counts.SUCCESS).toBe(1);
    expect((counts.EXISTING_USER ?? 0) + (counts.UNVERIFIED_OTP ?? 0)).toBe(19);
  });

  it("credit one picture of a slip once, whichever members send it at the same time", async () => {
    await first().scenario.setSettings({ slipJudgement: "SUCCESS" });
    const members = await Promise.all([first().login(), first().login("0822222222")]);
    const cash = async () => {
      const balances = await Promise.all(members.map((token) => first().balance(token)));
      return balances.reduce((sum, balance) => sum + balance, 0);
    };
    const before = await cash();
    for (let picture = 1; picture <= 5; picture += 1) {
      const content = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, picture);
      const sent = members.map((token, at) => {
        const form = new FormData();
        form.set("file", new File([content], "slip.png"));
        const call = { token, key: newKey(), form };
        return (both[at % 2] as Harness).call("POST /api/wallet/slip", call);
      });
      await Promise.all(sent);
      expect(await cash()).toBe(before + 300 * picture);
    }
  });

  it("give a bonus as often as the site does, whichever members take it at the same time", async () => {
    await first().scenario.setSettings({ bonusQuota: 1 });
    await first().scenario.setMember({ phone: DEMO_PHONE, bonusLock: false });
    const tokens = [await first().login(), await first().login("0822222222")];
    const taken = await Promise.all(
      tokens.map((token, at) =>
        (both[at] as Harness).call("GET /api/bonus/activate/WEEKLY", { token, key: newKey() }),
      ),
    );
    expect(taken.map(({ body }) => body.code).sort()).toEqual(["BONUS_FULL", undefined]);
  });

  it("give one winner to a spin with one coin, a gift of the site and a bonus", async () => {
    const token = await first().login();
    await first().scenario.setMember({ phone: DEMO_PHONE, coin: 1, addRefund: 12 });
    const spins = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (both[at % 2] as Harness).call("POST /api/spinwheel/spin", { token, key: newKey() }),
      ),
    );
    expect(spins.filter(({ body }) => body.success)).toHaveLength(1);
    const refunds = await countCodes("GET /api/refund/receive", undefined, token);
    expect(refunds).toEqual({ REFUND_SUCCESS: 1, NO_REFUND: 19 });
    const invites = await countCodes("GET /api/invite/bonus", undefined, token);
    expect(invites).toEqual({ INVITE_BONUS_SUCCESS: 1, INVITE_COLLECT: 19 });
    expect(await first().scenario.audit()).toMatchObject({ total: 0, drifted: [], overdrawn: [] });
  });
});
