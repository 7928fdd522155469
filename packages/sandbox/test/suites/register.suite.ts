import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, DEMO_PHONE } from "../../src/index.ts";
import { type Harness, visitor } from "../support/harness.ts";

/** Registering, one-time codes and signing in. */
export function describeRegister(open: () => Harness) {
  let api: Harness;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
  });
  const send = (phoneNumber: string) => api.call("POST /api/otp/send", { body: { phoneNumber } });
  const verify = (otpToken: string, otpCode: string) =>
    api.call("POST /api/otp/verify", { body: { otpToken, otpCode } });
  const register = (body: unknown) => api.call("POST /api/account", { body });
  const wrongOf = (code: string) => (code === "000000" ? "111111" : "000000");

  describe("a one-time code", () => {
    const { phoneNumber } = visitor(1);

    it("verifies the phone, allows one registration and is then used", async () => {
      const sent = await send("090-000-0001");
      expect(sent.body).toMatchObject({ code: "OTP_SENT" });
      const code = await api.scenario.otp(phoneNumber);
      expect((await verify(sent.body.otpToken, code)).body).toEqual({ code: "OTP_VERIFIED" });
      expect((await send(phoneNumber)).body).toEqual({ code: "OTP_VERIFIED" });
      expect((await register(visitor(1))).status).toBe(200);
      expect((await send(phoneNumber)).body.code).toBe("EXISTING_USER");
      expect(await api.login(phoneNumber, "secret-1")).toMatch(/^[\w-]{43}$/);
    });

    it("is needed to register unless the setting is off", async () => {
      expect((await register(visitor(2))).body.code).toBe("UNVERIFIED_OTP");
      await api.scenario.setSettings({ registerOTP: false });
      const flag = await api.call("GET /api/lookup/registerOTP");
      expect(flag.body).toEqual({ isActive: false });
      expect((await register(visitor(2))).status).toBe(200);
    });

    it("is skipped for a number that was verified recently", async () => {
      await api.scenario.verifyPhone(phoneNumber);
      expect((await send(phoneNumber)).body).toEqual({ code: "OTP_VERIFIED" });
      expect((await register(visitor(1))).status).toBe(200);
    });

    it("is accepted as it was pasted, in groups and between marks of direction", async () => {
      const { otpToken } = (await send(phoneNumber)).body;
      const code = await api.scenario.otp(phoneNumber);
      const pasted = `\u202a${code.slice(0, 3)}\u00a0${code.slice(3)}\u202c`;
      expect((await verify(otpToken, pasted)).body.code).toBe("OTP_VERIFIED");
    });

    it("is blocked after five wrong tries, also for the right one", async () => {
      const { otpToken } = (await send(phoneNumber)).body;
      const code = await api.scenario.otp(phoneNumber);
      const answers: string[] = [];
      for (let time = 0; time < 5; time += 1) {
        answers.push((await verify(otpToken, wrongOf(code))).body.code);
      }
      const invalid = "OTP_CODE_INVALID";
      expect(answers).toEqual([invalid, invalid, invalid, invalid, "OTP_BLOCK"]);
      expect((await verify(otpToken, code)).body.code).toBe("OTP_BLOCK");
    });

    it("expires after five minutes", async () => {
      const { otpToken } = (await send(phoneNumber)).body;
      api.scenario.clock.advance(5 * 60_000 + 1_000);
      const code = await api.scenario.otp(phoneNumber);
      expect((await verify(otpToken, code)).body.code).toBe("OTP_EXPIRED");
    });

    it("is sent again after a minute, five times an hour", async () => {
      await send(phoneNumber);
      expect((await send(phoneNumber)).body.code).toBe("REQUEST_LIMIT_1MIN");
      for (let time = 0; time < 4; time += 1) {
        api.scenario.clock.advance(60_001);
        expect((await send(phoneNumber)).body.code).toBe("OTP_SENT");
      }
      api.scenario.clock.advance(60_001);
      expect((await send(phoneNumber)).body.code).toBe("OTP_BLOCK");
    });

    it("has as many digits as the setting says, and the reply names them", async () => {
      await api.scenario.setSettings({ otpDigits: 4 });
      expect((await send(phoneNumber)).body.otpLength).toBe(4);
      expect(await api.scenario.otp(phoneNumber)).toMatch(/^\d{4}$/);
    });

    it("is refused for an unknown token and for a number without 10 digits", async () => {
      expect((await verify("nothing", "123456")).body.code).toBe("OTP_TOKEN_INVALID");
      expect((await send("12345")).body.code).toBe("PHONE_NUMBER_REQUIRE_10_DIGIT");
    });
  });

  describe("registration", () => {
    beforeEach(() => api.scenario.setSettings({ registerOTP: false }));
    const validate = (change: object) =>
      api.call("POST /api/account/validate", { body: { ...visitor(3), ...change } });

    it.each([
      [{ phoneNumber: "081234567" }, "PHONE_NUMBER_REQUIRE_10_DIGIT"],
      [{ phoneNumber: DEMO_PHONE }, "EXISTING_USER"],
      [{ phoneNumber: `0066${DEMO_PHONE.slice(1)}` }, "EXISTING_USER"],
      [{ phoneNumber: `+66 (0)${DEMO_PHONE.slice(1)}` }, "EXISTING_USER"],
      [{ bankCode: "KBANK", bankAccountNo: "1234567890" }, "EXISTING_BANK"],
      [{ bankCode: "NOBANK" }, "INVALID_BANK"],
      [{ bankCode: "KTB", bankAccountName: "มาลี" }, "BANK_ACCOUNT_NAME_ENG"],
      [{ source: "MOON" }, "INVALID_USER_INFO"],
      [{ name: " " }, "INVALID_USER_INFO"],
      [{ inviteCode: "PR99999" }, "INVALID_USER_INFO"],
      [{ password: 5 }, "INVALID_USER_INFO"],
    ])("with %j is refused with %s, by the check and by the call", async (change, code) => {
      expect((await validate(change)).body.code).toBe(code);
      expect((await register({ ...visitor(3), ...change })).body.code).toBe(code);
    });

    it("passes the check of the profile step without bank fields", async () => {
      const { name, phoneNumber, password } = visitor(3);
      const reply = await api.call("POST /api/account/validate", {
        body: { name, phoneNumber, password },
      });
      expect(reply.status).toBe(200);
    });

    it("accepts one of two that arrive at the same time", async () => {
      const replies = await Promise.all([register(visitor(4)), register(visitor(4))]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it("stores and finds values without what nobody can see", async () => {
      const typed = {
        ...visitor(6),
        phoneNumber: "\u202atel:+66-90-000-0006\u202c",
        name: "\u200eMali\u00a0 Dee\u200b",
        bankCode: "KTB",
        bankAccountName: "\ufeffmali\u00a0d\u00adee",
        bankAccountNo: "\u202a699-0\u00a000000\u200b6\u202c",
        inviteCode: "\u200bpr1001.",
      };
      expect((await validate(typed)).status).toBe(200);
      expect((await register(typed)).status).toBe(200);
      const token = await api.login("\u200b090-000\u00a00006\u202c", typed.password);
      const { body } = await api.call("GET /api/account/profile", { token });
      expect(body).toMatchObject({
        username: "0900000006",
        name: "Mali Dee",
        bankAccountName: "MALI DEE",
        bankAccountNo: "6990000006",
      });
      const again = await validate({ bankCode: "KTB", bankAccountNo: "699-000000-6" });
      expect(again.body.code).toBe("EXISTING_BANK");
    });

    it("lists the newcomer as a friend of the member of the invite code", async () => {
      await register({ ...visitor(5), inviteCode: "PR1001" });
      const token = await api.login();
      const { body } = await api.call("POST /api/invite", { token, body: { page: 1, limit: 1 } });
      expect(body).toMatchObject({
        total: 13,
        invites: [{ from: { name: visitor(5).name }, amount: 0 }],
      });
    });

    it("lets a member with a KTB account replace a Thai account name", async () => {
      const token = await api.login("0822222222");
      const mend = (bankAccountName: string, bankCode = "KTB") =>
        api.call("PUT /api/account/bankAccountName", {
          token,
          body: { bankCode, bankAccountName },
        });
      const name = async () =>
        (await api.call("GET /api/wallet", { token })).body.bankAccount.bankAccountName;
      expect(await name()).toBe("มานี มีนา");
      expect((await mend("มานี มีนา")).body.code).toBe("BANK_ACCOUNT_NAME_ENG");
      expect((await mend("MANEE MEENA", "SCB")).body.code).toBe("INVALID_BANK");
      expect((await mend("Manee Meena")).status).toBe(200);
      expect(await name()).toBe("MANEE MEENA");
    });
  });

  describe("changing the password", () => {
    const change = (token: string, oldPassword: string, newPassword: string) =>
      api.call("PUT /api/account/changepwd", { token, body: { oldPassword, newPassword } });
    const profileStatus = async (token: string) =>
      (await api.call("GET /api/account/profile", { token })).status;

    it("needs the old one; afterwards only the new one signs in", async () => {
      const token = await api.login();
      expect((await change(token, "wrong", "new-one")).body.code).toBe("WRONG_PASSWORD");
      expect((await change(token, DEMO_PASSWORD, "new-one")).status).toBe(200);
      expect(await api.login(DEMO_PHONE, "new-one")).toBeTruthy();
      expect(await api.login()).toBeUndefined();
    });

    it("ends the other sessions of the member and keeps the one that changed it", async () => {
      const [own, stolen] = [await api.login(), await api.login()];
      const other = await api.login("0822222222");
      expect((await change(own, "wrong", "new-one")).status).toBe(400);
      expect(await profileStatus(stolen)).toBe(200);
      expect((await change(own, DEMO_PASSWORD, "new-one")).status).toBe(200);
      const statuses = await Promise.all([own, stolen, other].map(profileStatus));
      expect(statuses).toEqual([200, 401, 200]);
    });

    it("counts wrong old passwords together with those of the login", async () => {
      const token = await api.login();
      for (let time = 0; time < 5; time += 1) await change(token, "guess", "x");
      const login = { username: "081-234-5678", password: "guess" };
      for (let time = 0; time < 5; time += 1) await api.call("POST /api/login", { body: login });
      for (const old of ["guess", DEMO_PASSWORD]) {
        const reply = await change(token, old, "x");
        expect([reply.status, reply.body.code]).toEqual([429, "REQUEST_LIMIT_1MIN"]);
      }
      api.scenario.clock.advance(61_000);
      expect((await change(token, DEMO_PASSWORD, "x")).status).toBe(200);
    });

    it("is done by one of two calls that arrive at the same time with the old one", async () => {
      const token = await api.login();
      const replies = await Promise.all(
        ["first-one", "second-one"].map((password) => change(token, DEMO_PASSWORD, password)),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it.each(["1", " padded ", "รหัสผ่าน", "x".repeat(500), 'a"b\\c\n', "constructor"])(
      "accepts %j unchanged: the contract has one rule, that it is not empty",
      async (password) => {
        const token = await api.login();
        expect((await change(token, DEMO_PASSWORD, "")).body.code).toBe("INVALID_USER_INFO");
        expect((await change(token, DEMO_PASSWORD, password)).status).toBe(200);
        expect(await api.login(DEMO_PHONE, password)).toBeTruthy();
        const trimmed = password.trim();
        if (trimmed !== password) expect(await api.login(DEMO_PHONE, trimmed)).toBeUndefined();
      },
    );
  });

  describe("guessing a password", () => {
    const login = (password: string, username = DEMO_PHONE) =>
      api.call("POST /api/login", { body: { username, password } });
    const guess = async (times: number, username = DEMO_PHONE) => {
      const codes: string[] = [];
      for (let time = 0; time < times; time += 1) {
        codes.push((await login("guess", username)).body.code);
      }
      return codes;
    };

    it("is stopped for a minute after ten wrong ones, also for the right one", async () => {
      const codes = await guess(11);
      expect(new Set(codes.slice(0, 10))).toEqual(new Set(["WRONG_CREDENTIAL"]));
      expect(codes[10]).toBe("REQUEST_LIMIT_1MIN");
      const blocked = await login(DEMO_PASSWORD);
      expect([blocked.status, blocked.body.code]).toEqual([429, "REQUEST_LIMIT_1MIN"]);
      expect((await login(DEMO_PASSWORD, "0822222222")).status).toBe(200);
      api.scenario.clock.advance(61_000);
      expect((await login(DEMO_PASSWORD)).status).toBe(200);
    });

    it("is counted when the attempts arrive at the same time and write the number differently", async () => {
      const names = Array.from({ length: 15 }, (_, at) => (at % 2 ? "081-234-5678" : DEMO_PHONE));
      const replies = await Promise.all(names.map((name) => login("guess", name)));
      const limited = replies.filter(({ body }) => body.code === "REQUEST_LIMIT_1MIN");
      expect(limited).toHaveLength(5);
    });

    it("is counted from zero again after the right password", async () => {
      await guess(9);
      expect((await login(DEMO_PASSWORD)).status).toBe(200);
      expect(await guess(9)).not.toContain("REQUEST_LIMIT_1MIN");
    });

    it("does not show whether a number is registered", async () => {
      expect((await guess(11, "0999999999")).at(-1)).toBe("REQUEST_LIMIT_1MIN");
    });
  });

  describe("signing in", () => {
    const login = (username: string, password: string) =>
      api.call("POST /api/login", { body: { username, password } });

    it.each([
      ["0899999999", DEMO_PASSWORD, "NO_USER"],
      [DEMO_PHONE, "wrong", "WRONG_CREDENTIAL"],
      ["0800000000", DEMO_PASSWORD, "INACTIVE_USER"],
    ])("as %s with %s answers %s", async (username, password, code) => {
      expect((await login(username, password)).body.code).toBe(code);
    });

    it("gives a token that ends when it is old or its session is closed", async () => {
      const token = await api.login();
      const profile = () => api.call("GET /api/account/profile", { token });
      expect((await profile()).body.username).toBe(DEMO_PHONE);
      api.scenario.clock.advance(31 * 24 * 3_600_000);
      expect((await profile()).body.code).toBe("EXPIRED_AUTH_TOKEN");
      await api.scenario.endSessions(DEMO_PHONE);
      const unknown = await profile();
      expect([unknown.status, unknown.body.code]).toEqual([401, "UNAUTHORIZED"]);
      const none = await api.call("GET /api/wallet");
      expect([none.status, none.body.code]).toEqual([401, "UNAUTHORIZED"]);
    });

    it("ends with a logout, which leaves the member's other sessions open", async () => {
      const [left, kept] = [await api.login(), await api.login()];
      const profile = (token: string) => api.call("GET /api/account/profile", { token });
      expect((await api.call("POST /api/logout", { token: left })).body.code).toBe("SUCCESS");
      expect((await profile(left)).body.code).toBe("INVALID_USER_3");
      expect((await api.call("POST /api/logout", { token: left })).status).toBe(401);
      expect((await profile(kept)).status).toBe(200);
    });

    it("is refused to everyone when the site is shut down", async () => {
      const token = await api.login();
      await api.scenario.setSettings({ terminated: true });
      expect((await api.call("GET /api/lookup/active")).body).toEqual({ terminated: "gone" });
      expect((await api.call("GET /api/wallet", { token })).body).toEqual({ message: "gone" });
    });
  });
}
