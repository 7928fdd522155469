import { expect, test, vi } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { OtpReply } from "../otp/otp.rules.ts";
import type { Failure, Result } from "../result.ts";
import { registerMachine } from "./register.machine.ts";
import { registerSelectors } from "./register.selectors.ts";
import type {
  FullRegistration,
  Login,
  RegisterField,
  RegisterInput,
  Registration,
} from "./register.types.ts";

const ok = <T>(data: T): Result<T> => ({ ok: true, data });
const fail = (error: Failure): Result<never> => ({ ok: false, error });
const coded = (code: string): Failure => ({ kind: "coded", code, message: code, status: 400 });
const sent: OtpReply = { otpRef: "KQ7X", otpToken: "token-1", code: "OTP_SENT" };

function open(input: Partial<RegisterInput> = {}) {
  const time = { now: 1_700_000_000_000 };
  const clock = new SimulatedClock();
  const server = {
    required: vi.fn(async (): Promise<Result<boolean>> => ok(true)),
    send: vi.fn(async (_: { phoneNumber: string }): Promise<Result<OtpReply>> => ok(sent)),
    verify: vi.fn(
      async (_: { otpToken: string; otpCode: string }): Promise<Result<{ code?: string }>> =>
        ok({ code: "OTP_VERIFIED" }),
    ),
    validate: vi.fn(async (_: Registration): Promise<Result<unknown>> => ok({})),
    submit: vi.fn(async (_: FullRegistration): Promise<Result<unknown>> => ok({})),
    login: vi.fn(async (_: Login): Promise<Result<unknown>> => ok({})),
  };
  const syncDraft = vi.fn();
  const clearSaved = vi.fn();
  const actor = createActor(
    registerMachine.provide({
      actors: {
        checkOtpRequired: fromPromise(() => server.required()),
        sendOtp: fromPromise(({ input: to }) => server.send(to)),
        verifyOtp: fromPromise(({ input: code }) => server.verify(code)),
        validate: fromPromise(({ input: form }) => server.validate(form)),
        submit: fromPromise(({ input: form }) => server.submit(form)),
        tryLogin: fromPromise(({ input: login }) => server.login(login)),
      },
      actions: { syncDraft, clearSaved },
    }),
    { input: { now: () => time.now, ...input }, clock },
  ).start();
  const look = () => actor.getSnapshot();
  const wizard = {
    server,
    clock,
    time,
    actor,
    syncDraft,
    clearSaved,
    step: () => registerSelectors.step(look()),
    steps: () => registerSelectors.steps(look()).join(),
    stepProblem: () => registerSelectors.stepProblem(look()),
    problem: (field: RegisterField) => registerSelectors.fieldProblem(look(), field),
    value: (field: RegisterField) => registerSelectors.value(look(), field),
    type(fields: Partial<Record<RegisterField, string>>) {
      for (const [field, value] of Object.entries(fields))
        actor.send({ type: "field.change", field: field as RegisterField, value });
    },
    async next(fields: Partial<Record<RegisterField, string>> = {}) {
      wizard.type(fields);
      actor.send({ type: "step.next" });
      await wizard.settle();
    },
    back: () => actor.send({ type: "step.back" }),
    async send(type: "otp.resend" | "outcome.check") {
      actor.send({ type });
      await wizard.settle();
    },
    settle: () => vi.waitFor(() => expect(registerSelectors.isBusy(look())).toBe(false)),
    async toProfile() {
      server.required.mockResolvedValueOnce(ok(false));
      await wizard.next({ phone: "081-234-5678" });
    },
    async toBank() {
      await wizard.toProfile();
      await wizard.next({
        name: "สมชาย",
        password: "p4ss",
        confirmation: "p4ss",
        source: "FRIEND",
      });
    },
    submit: () =>
      wizard.next({
        bankCode: "KBANK",
        accountNo: "123-4-56789-0",
        firstName: "somchai",
        lastName: "jaidee ",
      }),
  };
  return wizard;
}

test("with a code: phone, code, profile, bank, registered, and after two seconds to the login", async () => {
  const wizard = open();
  await wizard.next({ phone: "+66 81 234 5678" });
  expect(wizard.server.send).toHaveBeenCalledWith({ phoneNumber: "0812345678" });
  expect(wizard.step()).toBe("otp");
  expect(registerSelectors.otpRef(wizard.actor.getSnapshot())).toBe("KQ7X");
  await wizard.next({ otpCode: "๑๒๓ 456" });
  expect(wizard.server.verify).toHaveBeenCalledWith({ otpToken: "token-1", otpCode: "123456" });
  expect(wizard.step()).toBe("profile");
  expect(wizard.value("otpCode")).toBe("");
  await wizard.next({ name: " สมชาย ", password: "p4ss", confirmation: "p4ss" });
  expect(wizard.server.validate).toHaveBeenLastCalledWith({
    name: "สมชาย",
    phoneNumber: "0812345678",
    password: "p4ss",
  });
  expect(wizard.step()).toBe("bank");
  await wizard.submit();
  const all = {
    name: "สมชาย",
    phoneNumber: "0812345678",
    password: "p4ss",
    bankCode: "KBANK",
    bankAccountName: "SOMCHAI JAIDEE",
    bankAccountNo: "1234567890",
  };
  expect(wizard.server.validate).toHaveBeenLastCalledWith(all);
  expect(wizard.server.submit).toHaveBeenCalledWith(all);
  expect(wizard.step()).toBe("registered");
  expect(wizard.clearSaved).toHaveBeenCalledTimes(1);
  wizard.clock.increment(1999);
  expect(wizard.step()).toBe("registered");
  wizard.clock.increment(1);
  expect(wizard.step()).toBe("redirecting");
});

test("without a code the phone step leads to the profile", async () => {
  const wizard = open();
  await wizard.toProfile();
  expect(wizard.step()).toBe("profile");
  expect(wizard.server.send).not.toHaveBeenCalled();
});

for (const [how, reply] of [
  ["as data", ok({ code: "OTP_VERIFIED" })],
  ["as an error", fail(coded("OTP_VERIFIED"))],
] as const) {
  test(`a number the server calls verified ${how} when sending skips the code`, async () => {
    const wizard = open();
    wizard.server.send.mockResolvedValueOnce(reply);
    await wizard.next({ phone: "0812345678" });
    expect(wizard.step()).toBe("profile");
  });
  test(`a number the server calls verified ${how} when checking goes on`, async () => {
    const wizard = open();
    await wizard.next({ phone: "0812345678" });
    wizard.server.verify.mockResolvedValueOnce(reply);
    await wizard.next({ otpCode: "000000" });
    expect(wizard.step()).toBe("profile");
  });
}

test("a number of the wrong length asks no server", async () => {
  const wizard = open();
  await wizard.next({ phone: "081234" });
  expect(wizard.problem("phone")).toMatchObject({ rule: "phoneTenDigits" });
  expect(wizard.server.required).not.toHaveBeenCalled();
  wizard.type({ phone: "0812345" });
  expect(wizard.problem("phone")).toBeUndefined();
});

test("the Lao build takes any digits, starts with LAK and sends the currency", async () => {
  const wizard = open({ edition: "lao" });
  expect(wizard.value("currency")).toBe("LAK");
  wizard.server.required.mockResolvedValueOnce(ok(false));
  await wizard.next({ phone: "20 5555 1234" });
  await wizard.next({ name: "ຄຳ", password: "p", confirmation: "p" });
  await wizard.next({
    bankCode: "BCEL",
    accountNo: "1",
    firstName: "k",
    lastName: "s",
    currency: "BAHT",
  });
  expect(wizard.server.submit.mock.calls[0]?.[0]).toMatchObject({
    phoneNumber: "2055551234",
    currency: "BAHT",
  });
});

test("outside the Lao build no currency is sent, whatever an earlier visit kept", async () => {
  const wizard = open({ saved: { currency: "LAK" } });
  await wizard.toBank();
  await wizard.submit();
  expect(wizard.server.submit.mock.calls[0]?.[0]).not.toHaveProperty("currency");
});

for (const call of ["required", "send"] as const) {
  test(`a lost line on ${call} keeps the number and says so`, async () => {
    const wizard = open();
    wizard.server[call].mockResolvedValueOnce(fail({ kind: "network" }));
    await wizard.next({ phone: "0812345678" });
    expect(wizard.step()).toBe("phone");
    expect(wizard.stepProblem()).toMatchObject({ error: { kind: "network" } });
    expect(wizard.value("phone")).toBe("0812345678");
  });
}

test("a reply without a code's token is an error, not silence", async () => {
  const wizard = open();
  wizard.server.send.mockResolvedValueOnce(ok({}));
  await wizard.next({ phone: "0812345678" });
  expect(wizard.stepProblem()).toMatchObject({ kind: "failure", error: { kind: "raw" } });
});

test("a wrong code says so at its field and keeps it", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.server.verify.mockResolvedValueOnce(fail(coded("OTP_CODE_INVALID")));
  await wizard.next({ otpCode: "111111" });
  expect(wizard.problem("otpCode")).toMatchObject({ error: { code: "OTP_CODE_INVALID" } });
  expect(wizard.value("otpCode")).toBe("111111");
  await wizard.next({ otpCode: "12" });
  expect(wizard.problem("otpCode")).toMatchObject({ rule: "otpDigits" });
  expect(wizard.server.verify).toHaveBeenCalledTimes(1);
});

test("another code is sent only after 60 seconds of server time", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  const resendAt = registerSelectors.resendAt(wizard.actor.getSnapshot());
  expect(resendAt).toBe(wizard.time.now + 60_000);
  wizard.time.now += 59_999;
  await wizard.send("otp.resend");
  expect(wizard.server.send).toHaveBeenCalledTimes(1);
  wizard.time.now += 1;
  wizard.server.send.mockResolvedValueOnce(ok({ otpRef: "NEW2", otpToken: "token-2" }));
  wizard.type({ otpCode: "111111" });
  await wizard.send("otp.resend");
  expect(registerSelectors.otpRef(wizard.actor.getSnapshot())).toBe("NEW2");
  expect(wizard.value("otpCode")).toBe("");
  await wizard.next({ otpCode: "123456" });
  expect(wizard.server.verify).toHaveBeenLastCalledWith({ otpToken: "token-2", otpCode: "123456" });
});

test("a resend that fails keeps the first code usable", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.time.now += 60_000;
  wizard.server.send.mockResolvedValueOnce(fail(coded("REQUEST_LIMIT_1MIN")));
  await wizard.send("otp.resend");
  expect(wizard.stepProblem()).toMatchObject({ error: { code: "REQUEST_LIMIT_1MIN" } });
  await wizard.next({ otpCode: "123456" });
  expect(wizard.server.verify).toHaveBeenLastCalledWith({ otpToken: "token-1", otpCode: "123456" });
});

test("back to the phone and on again sends no second code, another number does", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.back();
  await wizard.next();
  expect(wizard.step()).toBe("otp");
  expect(wizard.server.send).toHaveBeenCalledTimes(1);
  wizard.back();
  await wizard.next({ phone: "0899999999" });
  expect(wizard.server.send).toHaveBeenCalledTimes(2);
});

test("back keeps what was typed, and a verified number is not verified again", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  await wizard.next({ otpCode: "123456" });
  wizard.type({ name: "สมชาย", inviteCode: "PR7" });
  wizard.back();
  expect(wizard.step()).toBe("phone");
  await wizard.next();
  expect(wizard.step()).toBe("profile");
  expect(wizard.value("name")).toBe("สมชาย");
  expect(wizard.server.verify).toHaveBeenCalledTimes(1);
});

test("a reload keeps what was typed but no password and no code", () => {
  const wizard = open({ saved: { phone: "0812345678", name: "สมชาย" } });
  expect(wizard.value("phone")).toBe("0812345678");
  expect(wizard.value("name")).toBe("สมชาย");
  expect(wizard.value("password")).toBe("");
  wizard.type({ phone: "0812345679" });
  expect(wizard.syncDraft).toHaveBeenCalledTimes(1);
  expect(Object.keys(registerSelectors.draft(wizard.actor.getSnapshot()))).not.toContain(
    "password",
  );
});

test("the code of an invite link is read-only and sent", async () => {
  const wizard = open({ inviteCode: "PR1001", saved: { inviteCode: "PR7" } });
  wizard.type({ inviteCode: "PR9" });
  expect(wizard.value("inviteCode")).toBe("PR1001");
  await wizard.toBank();
  expect(wizard.server.validate.mock.calls[0]?.[0]).toMatchObject({ inviteCode: "PR1001" });
});

test("a malformed invite code leaves the field to the member", () => {
  const wizard = open({ inviteCode: "<b>" });
  wizard.type({ inviteCode: "PR9" });
  expect(wizard.value("inviteCode")).toBe("PR9");
});

test("an empty profile names every missing field, and unequal passwords are not sent", async () => {
  const wizard = open();
  await wizard.toProfile();
  await wizard.next();
  for (const field of ["name", "password", "confirmation"] as const)
    expect(wizard.problem(field)).toMatchObject({ rule: "required" });
  await wizard.next({ name: "a", password: "one", confirmation: "two" });
  expect(wizard.problem("confirmation")).toMatchObject({ rule: "passwordsDiffer" });
  expect(wizard.server.validate).not.toHaveBeenCalled();
});

for (const code of ["INVALID_BANK", "EXISTING_BANK", "BANK_ACCOUNT_NAME_ENG"]) {
  test(`${code} does not stop the profile step, where no bank is known yet`, async () => {
    const wizard = open();
    await wizard.toProfile();
    wizard.server.validate.mockResolvedValueOnce(fail(coded(code)));
    await wizard.next({ name: "a", password: "p", confirmation: "p" });
    expect(wizard.step()).toBe("bank");
    expect(wizard.stepProblem()).toBeUndefined();
  });
}

test("a taken number stops the profile step and keeps the passwords in memory", async () => {
  const wizard = open();
  await wizard.toProfile();
  wizard.server.validate.mockResolvedValueOnce(fail(coded("EXISTING_USER")));
  await wizard.next({ name: "a", password: "p", confirmation: "p" });
  expect(wizard.step()).toBe("profile");
  expect(wizard.stepProblem()).toMatchObject({ error: { code: "EXISTING_USER" } });
  expect(wizard.value("password")).toBe("p");
});

test("KTB with a Thai name is refused before the server is asked", async () => {
  const wizard = open();
  await wizard.toBank();
  await wizard.next({ bankCode: "KTB", accountNo: "12x", firstName: "สมชาย", lastName: "ใจดี" });
  expect(wizard.problem("firstName")).toMatchObject({ rule: "latinOnly" });
  expect(wizard.problem("accountNo")).toMatchObject({ rule: "accountDigits" });
  expect(wizard.server.submit).not.toHaveBeenCalled();
});

test("a bank error of the last validation shows at its field, and back keeps the bank data", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.validate.mockResolvedValueOnce(fail(coded("EXISTING_BANK")));
  await wizard.submit();
  expect(wizard.problem("accountNo")).toMatchObject({ error: { code: "EXISTING_BANK" } });
  wizard.back();
  expect(wizard.step()).toBe("profile");
  await wizard.next();
  expect(wizard.value("accountNo")).toBe("123-4-56789-0");
});

test("a refusal of the submission is a failure and may be tried again", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.submit.mockResolvedValueOnce(fail(coded("REGISTER_FAIL")));
  await wizard.submit();
  expect(wizard.stepProblem()).toMatchObject({ error: { code: "REGISTER_FAIL" } });
  wizard.type({ accountNo: "1234567890" });
  expect(wizard.stepProblem()).toBeUndefined();
  await wizard.next();
  expect(wizard.step()).toBe("registered");
});

test("UNVERIFIED_OTP leads back to the phone with everything else kept", async () => {
  for (const call of ["validate", "submit"] as const) {
    const wizard = open();
    await wizard.toBank();
    wizard.server[call].mockResolvedValueOnce(fail(coded("UNVERIFIED_OTP")));
    await wizard.submit();
    expect(wizard.step()).toBe("phone");
    expect(wizard.stepProblem()).toMatchObject({ error: { code: "UNVERIFIED_OTP" } });
    await wizard.next();
    expect(wizard.step()).toBe("otp");
    expect(wizard.value("accountNo")).toBe("123-4-56789-0");
  }
});

test("a number whose verification the server forgot is sent another code, however fresh the first", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  await wizard.next({ otpCode: "123456" });
  wizard.server.validate.mockResolvedValueOnce(fail(coded("UNVERIFIED_OTP")));
  await wizard.next({ name: "a", password: "p", confirmation: "p" });
  expect(wizard.step()).toBe("phone");
  await wizard.next();
  expect(wizard.step()).toBe("otp");
  expect(wizard.server.send).toHaveBeenCalledTimes(2);
});

for (const lost of [
  { kind: "network" },
  { kind: "timeout" },
  { kind: "raw", message: "<html>", status: 502 },
] as const) {
  test(`no answer to the submission (${lost.kind}) is no failure: the member checks, and was registered`, async () => {
    const wizard = open();
    await wizard.toBank();
    wizard.server.submit.mockResolvedValueOnce(fail(lost));
    await wizard.submit();
    expect(wizard.step()).toBe("outcomeUnknown");
    wizard.server.validate.mockResolvedValueOnce(fail({ kind: "network" }));
    await wizard.send("outcome.check");
    expect(wizard.step()).toBe("outcomeUnknown");
    wizard.server.validate.mockResolvedValueOnce(fail(coded("EXISTING_USER")));
    await wizard.send("outcome.check");
    expect(wizard.step()).toBe("registered");
    expect(wizard.server.submit).toHaveBeenCalledTimes(1);
  });
}

test("an unknown outcome that was none returns to the bank step and says so", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.submit.mockResolvedValueOnce(fail({ kind: "network" }));
  await wizard.submit();
  await wizard.send("outcome.check");
  expect(wizard.step()).toBe("bank");
  expect(wizard.stepProblem()).toEqual({ kind: "notRegistered" });
  wizard.type({ accountNo: "1234567890" });
  expect(wizard.stepProblem()).toBeUndefined();
  await wizard.next();
  expect(wizard.step()).toBe("registered");
});

for (const call of ["validate", "submit"] as const) {
  test(`a number that is taken since the profile step (${call}) is the member's own when its account opens`, async () => {
    const wizard = open();
    await wizard.toBank();
    wizard.server[call].mockResolvedValueOnce(fail(coded("EXISTING_USER")));
    await wizard.submit();
    expect(wizard.server.login).toHaveBeenCalledWith({ username: "0812345678", password: "p4ss" });
    expect(wizard.step()).toBe("registered");
    expect(wizard.stepProblem()).toBeUndefined();
    expect(wizard.clearSaved).toHaveBeenCalledTimes(1);
  });

  test(`a number that is taken since the profile step (${call}) is somebody else's when its account does not open`, async () => {
    const wizard = open();
    await wizard.toBank();
    wizard.server[call].mockResolvedValueOnce(fail(coded("EXISTING_USER")));
    wizard.server.login.mockResolvedValueOnce(fail(coded("WRONG_CREDENTIAL")));
    await wizard.submit();
    expect(wizard.step()).toBe("bank");
    expect(wizard.stepProblem()).toMatchObject({ error: { code: "EXISTING_USER" } });
    expect(wizard.value("accountNo")).toBe("123-4-56789-0");
    expect(wizard.value("password")).toBe("p4ss");
  });
}

test("whose number it is stays unknown while the account cannot be asked, and is checked again", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.submit.mockResolvedValueOnce(fail(coded("EXISTING_USER")));
  wizard.server.login.mockResolvedValueOnce(fail({ kind: "network" }));
  await wizard.submit();
  expect(wizard.step()).toBe("outcomeUnknown");
  wizard.server.validate.mockResolvedValueOnce(fail(coded("EXISTING_USER")));
  wizard.server.login.mockResolvedValueOnce(fail(coded("WRONG_CREDENTIAL")));
  await wizard.send("outcome.check");
  expect(wizard.step()).toBe("bank");
  expect(wizard.stepProblem()).toMatchObject({ error: { code: "EXISTING_USER" } });
  expect(wizard.server.submit).toHaveBeenCalledTimes(1);
});

test("a code whose answer was lost cannot be checked without its token: another is sent a minute later", async () => {
  const wizard = open();
  wizard.server.send.mockResolvedValueOnce(fail(coded("REQUEST_LIMIT_1MIN")));
  await wizard.next({ phone: "0812345678" });
  expect(wizard.step()).toBe("phone");
  expect(wizard.stepProblem()).toMatchObject({ error: { code: "REQUEST_LIMIT_1MIN" } });
  await wizard.next();
  expect(wizard.step()).toBe("otp");
});

test("the code is a step where one is asked for, and none where it never happens", async () => {
  const all = "phone,otp,profile,bank";
  const short = "phone,profile,bank";
  const asked = open();
  expect(asked.steps()).toBe(all);
  await asked.next({ phone: "0812345678" });
  await asked.next({ otpCode: "123456" });
  expect(asked.step()).toBe("profile");
  expect(asked.steps()).toBe(all);

  const verified = open();
  verified.server.send.mockResolvedValueOnce(ok({ code: "OTP_VERIFIED" }));
  await verified.next({ phone: "0812345678" });
  expect(verified.steps()).toBe(short);
  verified.back();
  verified.type({ phone: "0899999999" });
  expect(verified.steps()).toBe(all);
  await verified.next();
  expect(verified.step()).toBe("otp");
  expect(verified.steps()).toBe(all);
  verified.back();
  verified.server.send.mockResolvedValueOnce(ok({ code: "OTP_VERIFIED" }));
  await verified.next({ phone: "0877777777" });
  expect(verified.step()).toBe("profile");
  expect(verified.steps()).toBe(short);

  const never = open();
  await never.toBank();
  expect(never.steps()).toBe(short);
  never.back();
  never.back();
  never.type({ phone: "0899999999" });
  expect(never.steps()).toBe(short);
});

test("registered forgets the passwords, and the redirect is a link too", async () => {
  const wizard = open();
  await wizard.toBank();
  await wizard.submit();
  expect(wizard.value("password")).toBe("");
  wizard.actor.send({ type: "redirect.now" });
  expect(wizard.step()).toBe("redirecting");
});
