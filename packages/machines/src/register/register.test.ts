import type { Failure, Result } from "@satang/core";
import { expect, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { DOUBLE_TAP_MS } from "../money/double-tap.rules.ts";
import type { OtpReply } from "../otp/otp.rules.ts";
import { findFieldProblem } from "./problem.rules.ts";
import { registerMachine } from "./register.machine.ts";
import {
  selectBackSteps,
  selectCanBeginAgain,
  selectIsInviteDamaged,
  selectIsRegisterBusy,
  selectOtpRef,
  selectOtpResendAt,
  selectRegisterDraft,
  selectRegisterProblems,
  selectRegisterSecrets,
  selectRegisterStep,
  selectRegisterSteps,
  selectStepProblem,
} from "./register.selectors.ts";
import type {
  FullRegistration,
  Login,
  RegisterField,
  RegisterInput,
  RegisterOrder,
  Registration,
  RegistrationCommand,
  RegistrationEvent,
} from "./register.types.ts";

const ok = <T>(data: T): Result<T> => ({ ok: true, data });
const fail = (error: Failure): Result<never> => ({ ok: false, error });
const coded = (code: string): Failure => ({ kind: "coded", code, message: code, status: 400 });
const sent: OtpReply = { otpRef: "KQ7X", otpToken: "token-1", code: "OTP_SENT" };

const order: RegisterOrder = {
  name: "สมชาย",
  phoneNumber: "0812345678",
  source: "FRIEND",
  bankCode: "KBANK",
  bankAccountName: "SOMCHAI JAI DEE",
  bankAccountNo: "1234567890",
};
const answered: RegistrationEvent = { type: "registration.done", order, isAnswered: true };
const found: RegistrationEvent = { type: "registration.done", order, isAnswered: false };
const refused = (error: Failure): RegistrationEvent => ({ type: "registration.refused", error });
const during = (type: "checking" | "unknown" | "overdue" | "nothingHappened") =>
  ({ type: `registration.${type}`, order }) as const;
const closed: RegistrationEvent = { type: "registration.closed" };

const taken = coded("EXISTING_USER");
const unverifiedOtp = coded("UNVERIFIED_OTP");
const unverified = fail(unverifiedOtp);

type Wizard = ReturnType<typeof open>;

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
    /** Orders the registration; returns the events that the engine reports at once. */
    submit: vi.fn((_: FullRegistration): RegistrationEvent | null => answered),
    check: vi.fn(),
    close: vi.fn(),
    leave: vi.fn(),
    forget: vi.fn(),
    login: vi.fn(async (_: Login): Promise<Result<unknown>> => ok({})),
  };
  let report = (_: RegistrationEvent) => {};
  const obey = (command: RegistrationCommand) => {
    if (command.type === "registration.check") server.check();
    if (command.type === "registration.close") server.close();
    if (command.type === "registration.leave") server.leave();
    if (command.type === "registration.forget") server.forget();
    const event =
      command.type === "registration.order" ? server.submit(command.registration) : null;
    if (event) report(event);
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
        watchRegistration: fromCallback<RegistrationCommand>(({ receive, sendBack }) => {
          report = sendBack;
          receive(obey);
        }),
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
    step: () => selectRegisterStep(look()),
    steps: () => selectRegisterSteps(look()).join(),
    stepProblem: () => selectStepProblem(look()),
    problem: (field: RegisterField) => findFieldProblem(selectRegisterProblems(look()), field),
    value: (field: RegisterField) =>
      ({ ...selectRegisterDraft(look()), ...selectRegisterSecrets(look()) })[field],
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
    async send(type: "otp.resend" | "outcome.check" | "inviteCode.drop") {
      actor.send({ type });
      await wizard.settle();
    },
    report: (event: RegistrationEvent) => report(event),
    settle: () =>
      vi.waitFor(() => expect(selectIsRegisterBusy(look())).toBe(false), { interval: 1 }),
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

test("with a code the steps are phone, code, profile, bank and registered, and the login opens after two seconds", async () => {
  const wizard = open();
  await wizard.next({ phone: "+66 81 234 5678" });
  expect(wizard.server.send).toHaveBeenCalledWith({ phoneNumber: "0812345678" });
  expect(wizard.step()).toBe("otp");
  expect(selectOtpRef(wizard.actor.getSnapshot())).toBe("KQ7X");
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
    currency: "BAHT",
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

test("without a code the profile follows the phone step", async () => {
  const wizard = open();
  await wizard.toProfile();
  expect(wizard.step()).toBe("profile");
  expect(wizard.server.send).not.toHaveBeenCalled();
});

for (const [how, reply] of [
  ["as data", ok({ code: "OTP_VERIFIED" })],
  ["as an error", fail(coded("OTP_VERIFIED"))],
] as const) {
  test(`a number that the server reports as verified ${how} when sending skips the code`, async () => {
    const wizard = open();
    wizard.server.send.mockResolvedValueOnce(reply);
    await wizard.next({ phone: "0812345678" });
    expect(wizard.step()).toBe("profile");
  });
  test(`a number that the server reports as verified ${how} when checking continues`, async () => {
    const wizard = open();
    await wizard.next({ phone: "0812345678" });
    wizard.server.verify.mockResolvedValueOnce(reply);
    await wizard.next({ otpCode: "000000" });
    expect(wizard.step()).toBe("profile");
  });
}

test("a number of the wrong length makes no call", async () => {
  const wizard = open();
  await wizard.next({ phone: "081234" });
  expect(wizard.problem("phone")).toMatchObject({ rule: "phoneTenDigits" });
  expect(wizard.server.required).not.toHaveBeenCalled();
  wizard.type({ phone: "0812345" });
  expect(wizard.problem("phone")).toBeNull();
});

test.each([
  ["thai", "2O5551234"],
  ["thai", "08123l5678"],
  ["thai", "+81 23 456 789"],
  ["lao", "2O5551234"],
] as const)(
  "in the %s edition, %s stays as it was typed and is refused as no digits",
  async (edition, phone) => {
    const wizard = open({ edition });
    await wizard.next({ phone });
    expect(wizard.problem("phone")).toMatchObject({ rule: "phoneDigits" });
    expect(wizard.value("phone")).toBe(phone);
    expect(wizard.server.required).not.toHaveBeenCalled();
  },
);

test("the Lao build accepts any digits, starts with LAK and sends the currency", async () => {
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
    currency: "THB",
  });
  expect(wizard.server.submit.mock.calls[0]?.[0]).toMatchObject({
    phoneNumber: "2055551234",
    currency: "BAHT",
  });
});

test("outside the Lao build baht is sent, even when an earlier visit stored kip", async () => {
  const wizard = open({ saved: { currency: "LAK" } });
  await wizard.toBank();
  await wizard.submit();
  expect(wizard.server.submit.mock.calls[0]?.[0]).toMatchObject({ currency: "BAHT" });
});

test("a code has as many digits as the server says, otherwise as the configuration says", async () => {
  const four = open({ otpLength: 4 });
  await four.next({ phone: "0812345678" });
  await four.next({ otpCode: "123" });
  expect(four.problem("otpCode")).toMatchObject({ rule: "otpDigits" });
  await four.next({ otpCode: "1234" });
  expect(four.step()).toBe("profile");

  const eight = open({ otpLength: 4 });
  eight.server.send.mockResolvedValueOnce(ok({ ...sent, otpLength: 8 }));
  await eight.next({ phone: "0812345678" });
  await eight.next({ otpCode: "1234" });
  expect(eight.problem("otpCode")).toMatchObject({ rule: "otpDigits" });
  await eight.next({ otpCode: "12345678" });
  expect(eight.step()).toBe("profile");
});

for (const { from, inviteCode } of [
  { from: "a link", inviteCode: "PRabc123def" },
  { from: "the keyboard", inviteCode: undefined },
]) {
  test(`an unknown invite code from ${from} is named, can be changed, and the member can continue without it`, async () => {
    const wizard = open({ inviteCode });
    wizard.server.required.mockResolvedValueOnce(ok(false));
    wizard.server.validate.mockImplementation(async (typed) =>
      typed.inviteCode ? fail(coded("INVALID_USER_INFO")) : ok({}),
    );
    await wizard.next({ phone: "0812345678" });
    await wizard.next({
      name: "a",
      password: "p",
      confirmation: "p",
      ...(inviteCode ? {} : { inviteCode: "PRabc123def" }),
    });
    expect(wizard.step()).toBe("profile");
    expect(wizard.problem("inviteCode")).toMatchObject({ rule: "inviteCodeUnknown" });
    wizard.type({ inviteCode: "PR1" });
    expect(wizard.value("inviteCode")).toBe("PR1");
    expect(wizard.problem("inviteCode")).toBeNull();
    await wizard.next();
    await wizard.send("inviteCode.drop");
    expect(wizard.step()).toBe("bank");
    expect(wizard.value("inviteCode")).toBe("");
  });
}

test("an error that is not about the invite code is shown as it is", async () => {
  const wizard = open({ inviteCode: "PR1001" });
  wizard.server.required.mockResolvedValueOnce(ok(false));
  wizard.server.validate.mockResolvedValue(fail(coded("INVALID_USER_INFO")));
  await wizard.next({ phone: "0812345678" });
  await wizard.next({ name: "a", password: "p", confirmation: "p" });
  expect(wizard.server.validate).toHaveBeenCalledTimes(2);
  expect(wizard.problem("inviteCode")).toBeNull();
  expect(wizard.stepProblem()).toMatchObject({ kind: "failure", field: null });
  await wizard.send("inviteCode.drop");
  expect(wizard.value("inviteCode")).toBe("PR1001");
});

test("back leads from the bank over the profile to the phone, past the code", async () => {
  const wizard = open();
  const backSteps = () => selectBackSteps(wizard.actor.getSnapshot());
  expect(backSteps()).toBe(0);
  await wizard.next({ phone: "0812345678" });
  expect(backSteps()).toBe(1);
  await wizard.next({ otpCode: "123456" });
  expect(backSteps()).toBe(1);
  await wizard.next({ name: "a", password: "p", confirmation: "p" });
  expect(backSteps()).toBe(2);
  for (const left of [1, 0]) {
    wizard.back();
    expect(backSteps()).toBe(left);
  }
});

for (const call of ["required", "send"] as const) {
  test(`a lost connection during ${call} keeps the number and shows the error`, async () => {
    const wizard = open();
    wizard.server[call].mockResolvedValueOnce(fail({ kind: "network" }));
    await wizard.next({ phone: "0812345678" });
    expect(wizard.step()).toBe("phone");
    expect(wizard.stepProblem()).toMatchObject({ error: { kind: "network" } });
    expect(wizard.value("phone")).toBe("0812345678");
  });
}

test("text is sent without what the member cannot see", async () => {
  const wizard = open();
  wizard.server.required.mockResolvedValueOnce(ok(false));
  await wizard.next({ phone: "\u202atel:+66-81-234-5678\u202c" });
  await wizard.next({
    name: "\u200eSomchai\u00a0Jai\u200b ",
    password: " p\u200b ",
    confirmation: " p\u200b ",
    inviteCode: "\u200bpr1001. ",
  });
  expect(wizard.server.validate).toHaveBeenLastCalledWith({
    name: "Somchai Jai",
    phoneNumber: "0812345678",
    password: " p\u200b ",
    inviteCode: "PR1001",
  });
  await wizard.next({
    bankCode: "KTB",
    accountNo: "\u202a123-4\u00a056789\u200b0\u202c",
    firstName: "Som\u00adchai\ufeff",
    lastName: "\u00a0Jaidee",
  });
  expect(wizard.server.submit.mock.calls[0]?.[0]).toMatchObject({
    bankAccountName: "SOMCHAI JAIDEE",
    bankAccountNo: "1234567890",
  });
});

test("an invite link with a damaged code leaves the field to the member, and a reload keeps what was typed", () => {
  const wizard = open({ inviteCode: "PR7", isInviteDamaged: true });
  expect(selectIsInviteDamaged(wizard.actor.getSnapshot())).toBe(true);
  expect(wizard.value("inviteCode")).toBe("");
  wizard.type({ inviteCode: "PR1001" });
  expect(wizard.value("inviteCode")).toBe("PR1001");
  const reloaded = open({
    inviteCode: "PR7",
    isInviteDamaged: true,
    saved: selectRegisterDraft(wizard.actor.getSnapshot()),
  });
  expect(reloaded.value("inviteCode")).toBe("PR1001");
});

test("a reply without a token for the code is shown as an error", async () => {
  const wizard = open();
  wizard.server.send.mockResolvedValueOnce(ok({}));
  await wizard.next({ phone: "0812345678" });
  expect(wizard.stepProblem()).toMatchObject({ kind: "failure", error: { kind: "raw" } });
});

test("a wrong code is an error of its field, and the code stays", async () => {
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

test("a code pasted over a full, wrong one takes its place, also in a message", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.server.verify.mockResolvedValueOnce(fail(coded("OTP_CODE_INVALID")));
  await wizard.next({ otpCode: "111111" });
  wizard.type({ otpCode: "111111Ref 48213, code 123456" });
  expect(wizard.value("otpCode")).toBe("123456");
  expect(wizard.problem("otpCode")).toBeNull();
  await wizard.next();
  expect(wizard.server.verify).toHaveBeenLastCalledWith({ otpToken: "token-1", otpCode: "123456" });
  expect(wizard.step()).toBe("profile");
});

test("a pasted message without a code changes no digit, and the field says so until the next key", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.type({ otpCode: "12" });
  wizard.type({ otpCode: "12Ref 48213" });
  expect(wizard.value("otpCode")).toBe("12");
  expect(wizard.problem("otpCode")).toMatchObject({ rule: "otpNotFound" });
  wizard.type({ otpCode: "123" });
  expect(wizard.problem("otpCode")).toBeNull();
});

test("each paste without a code is a problem of its own, so that it is reported each time", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.type({ otpCode: "Ref 48213" });
  const first = wizard.problem("otpCode");
  wizard.type({ otpCode: "Ref 48213" });
  expect(wizard.problem("otpCode")).toEqual(first);
  expect(wizard.problem("otpCode")).not.toBe(first);
});

test("a pasted code that is in the field already removes the message of a paste without a code", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.type({ otpCode: "123456" });
  wizard.actor.send({
    type: "field.change",
    field: "otpCode",
    value: "123456Ref",
    pasted: "Ref",
  });
  expect(wizard.problem("otpCode")).toMatchObject({ rule: "otpNotFound" });
  wizard.actor.send({
    type: "field.change",
    field: "otpCode",
    value: "123456123456",
    pasted: "123456",
  });
  expect(wizard.problem("otpCode")).toBeNull();
});

test("a code that is pasted before a wrong one takes its place", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.type({ otpCode: "123499" });
  wizard.actor.send({
    type: "field.change",
    field: "otpCode",
    value: "123456123499",
    pasted: "123456",
  });
  expect(wizard.value("otpCode")).toBe("123456");
});

test.each([
  ["a refusal of the code", coded("OTP_CODE_INVALID")],
  ["a refusal in the service's own words", { kind: "raw", message: "No", status: 400 } as const],
])("after %s, the next key begins a new code", async (_, failure) => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.server.verify.mockResolvedValueOnce(fail(failure));
  await wizard.next({ otpCode: "111111" });
  wizard.type({ otpCode: "1111112" });
  expect(wizard.value("otpCode")).toBe("2");
  wizard.type({ otpCode: "23" });
  expect(wizard.value("otpCode")).toBe("23");
});

test("another code is sent only after 60 seconds of server time", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  const resendAt = selectOtpResendAt(wizard.actor.getSnapshot());
  expect(resendAt).toBe(wizard.time.now + 60_000);
  wizard.time.now += 59_999;
  await wizard.send("otp.resend");
  expect(wizard.server.send).toHaveBeenCalledTimes(1);
  wizard.time.now += 1;
  wizard.server.send.mockResolvedValueOnce(ok({ otpRef: "NEW2", otpToken: "token-2" }));
  wizard.type({ otpCode: "111111" });
  await wizard.send("otp.resend");
  expect(selectOtpRef(wizard.actor.getSnapshot())).toBe("NEW2");
  expect(wizard.value("otpCode")).toBe("");
  await wizard.next({ otpCode: "123456" });
  expect(wizard.server.verify).toHaveBeenLastCalledWith({ otpToken: "token-2", otpCode: "123456" });
});

test("after a failed resend the first code still works", async () => {
  const wizard = open();
  await wizard.next({ phone: "0812345678" });
  wizard.time.now += 60_000;
  wizard.server.send.mockResolvedValueOnce(fail(coded("REQUEST_LIMIT_1MIN")));
  await wizard.send("otp.resend");
  expect(wizard.stepProblem()).toMatchObject({ error: { code: "REQUEST_LIMIT_1MIN" } });
  await wizard.next({ otpCode: "123456" });
  expect(wizard.server.verify).toHaveBeenLastCalledWith({ otpToken: "token-1", otpCode: "123456" });
});

test("going back and forward sends no second code, another number does", async () => {
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

test("going back keeps the typed values, and a verified number is not verified again", async () => {
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

test("a reload keeps the typed values, but no password and no code", () => {
  const wizard = open({ saved: { phone: "0812345678", name: "สมชาย" } });
  expect(wizard.value("phone")).toBe("0812345678");
  expect(wizard.value("name")).toBe("สมชาย");
  expect(wizard.value("password")).toBe("");
  wizard.type({ phone: "0812345679" });
  expect(wizard.syncDraft).toHaveBeenCalledTimes(1);
  expect(Object.keys(selectRegisterDraft(wizard.actor.getSnapshot()))).not.toContain("password");
});

test("the code of an invite link is read-only and sent", async () => {
  const wizard = open({ inviteCode: "PR1001", saved: { inviteCode: "PR7" } });
  wizard.type({ inviteCode: "PR9" });
  expect(wizard.value("inviteCode")).toBe("PR1001");
  await wizard.toBank();
  expect(wizard.server.validate.mock.calls[0]?.[0]).toMatchObject({ inviteCode: "PR1001" });
});

test("with a malformed invite code the member can type one", () => {
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
    expect(wizard.stepProblem()).toBeNull();
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

test("KTB with a Thai name is refused before a call is made", async () => {
  const wizard = open();
  await wizard.toBank();
  await wizard.next({ bankCode: "KTB", accountNo: "12x", firstName: "สมชาย", lastName: "ใจดี" });
  expect(wizard.problem("firstName")).toMatchObject({ rule: "latinOnly" });
  expect(wizard.problem("accountNo")).toMatchObject({ rule: "accountDigits" });
  expect(wizard.server.submit).not.toHaveBeenCalled();
});

test("a bank error of the last validation is shown at its field, and going back keeps the bank data", async () => {
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

test("an order is not sent when its last check took a minute or more", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.validate.mockImplementationOnce(async () => {
    wizard.time.now += 60_000;
    return ok({});
  });
  await wizard.submit();
  expect(wizard.server.submit).not.toHaveBeenCalled();
  expect(wizard.stepProblem()).toMatchObject({ error: { kind: "notSent" } });
  await wizard.submit();
  expect(wizard.server.submit).toHaveBeenCalledOnce();
});

test("a refusal of the submission is a failure and may be tried again", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.submit.mockReturnValueOnce(refused(coded("REGISTER_FAIL")));
  await wizard.submit();
  expect(wizard.stepProblem()).toMatchObject({ error: { code: "REGISTER_FAIL" } });
  wizard.type({ accountNo: "1234567890" });
  expect(wizard.stepProblem()).toBeNull();
  await wizard.next();
  expect(wizard.step()).toBe("registered");
});

for (const [call, refuse] of [
  ["validate", (wizard: Wizard) => wizard.server.validate.mockResolvedValueOnce(unverified)],
  ["submit", (wizard: Wizard) => wizard.server.submit.mockReturnValueOnce(refused(unverifiedOtp))],
] as const) {
  test(`UNVERIFIED_OTP (${call}) returns to the phone step and keeps everything else`, async () => {
    const wizard = open();
    await wizard.toBank();
    refuse(wizard);
    await wizard.submit();
    expect(wizard.step()).toBe("phone");
    expect(wizard.stepProblem()).toMatchObject({ error: { code: "UNVERIFIED_OTP" } });
    await wizard.next();
    expect(wizard.step()).toBe("otp");
    expect(wizard.value("accountNo")).toBe("123-4-56789-0");
  });
}

test("when the server asks for verification again, another code is sent, even just after the first", async () => {
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

test("a lost reply to the submission is looked up, and the member is registered", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.submit.mockReturnValueOnce(during("checking"));
  wizard.type({ bankCode: "KBANK", accountNo: "1", firstName: "a", lastName: "b" });
  wizard.actor.send({ type: "step.next" });
  await expect.poll(() => wizard.step()).toBe("outcomeUnknown");
  expect(selectIsRegisterBusy(wizard.actor.getSnapshot())).toBe(true);
  wizard.report(during("unknown"));
  expect(selectIsRegisterBusy(wizard.actor.getSnapshot())).toBe(false);
  wizard.actor.send({ type: "outcome.check" });
  expect(selectIsRegisterBusy(wizard.actor.getSnapshot())).toBe(true);
  expect(wizard.server.check).toHaveBeenCalledTimes(1);
  wizard.report(found);
  await expect.poll(() => wizard.step()).toBe("registered");
  expect(wizard.server.login).toHaveBeenCalledTimes(1);
  expect(wizard.server.submit).toHaveBeenCalledTimes(1);
});

test("when nothing happened, the member returns to the bank step with the reason", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.submit.mockReturnValueOnce(during("unknown"));
  await wizard.submit();
  expect(wizard.step()).toBe("outcomeUnknown");
  wizard.report(during("nothingHappened"));
  expect(wizard.step()).toBe("bank");
  expect(wizard.stepProblem()).toEqual({ kind: "notRegistered", field: null });
  expect(wizard.server.close).toHaveBeenCalledTimes(1);
  wizard.type({ accountNo: "1234567890" });
  expect(wizard.stepProblem()).toBeNull();
  await wizard.next();
  expect(wizard.step()).toBe("registered");
});

test("an order that was not sent is a problem of the bank step", async () => {
  const wizard = open();
  await wizard.toBank();
  const error = { kind: "notSent", reason: "locked" } as const;
  wizard.server.submit.mockReturnValueOnce({ type: "registration.notSent", error });
  await wizard.submit();
  expect(wizard.step()).toBe("bank");
  expect(wizard.stepProblem()).toMatchObject({ error });
});

test("an order that the engine ignored as the second tap of a double tap is ordered once more", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.submit.mockReturnValueOnce(null);
  wizard.type({ bankCode: "KBANK", accountNo: "1", firstName: "a", lastName: "b" });
  wizard.actor.send({ type: "step.next" });
  await expect.poll(() => wizard.server.submit).toHaveBeenCalledTimes(1);
  wizard.clock.increment(DOUBLE_TAP_MS);
  expect(wizard.step()).toBe("registered");
});

for (const [call, takeMeanwhile] of [
  ["validate", (wizard: Wizard) => wizard.server.validate.mockResolvedValueOnce(fail(taken))],
  ["submit", (wizard: Wizard) => wizard.server.submit.mockReturnValueOnce(refused(taken))],
  ["a later reading", (wizard: Wizard) => wizard.server.submit.mockReturnValueOnce(found)],
] as const) {
  test(`a number taken after the profile step (${call}) is the member's own when the login succeeds`, async () => {
    const wizard = open();
    await wizard.toBank();
    takeMeanwhile(wizard);
    await wizard.submit();
    expect(wizard.server.login).toHaveBeenCalledWith({ username: "0812345678", password: "p4ss" });
    expect(wizard.step()).toBe("registered");
    expect(wizard.stepProblem()).toBeNull();
    expect(wizard.clearSaved).toHaveBeenCalledTimes(1);
  });

  test(`a number taken after the profile step (${call}) belongs to another person when the login is refused`, async () => {
    const wizard = open();
    await wizard.toBank();
    takeMeanwhile(wizard);
    wizard.server.login.mockResolvedValueOnce(fail(coded("WRONG_CREDENTIAL")));
    await wizard.submit();
    expect(wizard.step()).toBe("bank");
    expect(wizard.stepProblem()).toMatchObject({ error: { code: "EXISTING_USER" } });
    expect(wizard.value("accountNo")).toBe("123-4-56789-0");
    expect(wizard.value("password")).toBe("p4ss");
    expect(wizard.server.close).toHaveBeenCalledTimes(1);
  });
}

test("while the login gets no reply the outcome stays unknown, and the login is tried again", async () => {
  const wizard = open();
  await wizard.toBank();
  wizard.server.submit.mockReturnValueOnce(refused(taken));
  wizard.server.login.mockResolvedValueOnce(fail({ kind: "network" }));
  await wizard.submit();
  expect(wizard.step()).toBe("outcomeUnknown");
  wizard.server.login.mockResolvedValueOnce(fail(coded("WRONG_CREDENTIAL")));
  await wizard.send("outcome.check");
  expect(wizard.step()).toBe("bank");
  expect(wizard.stepProblem()).toMatchObject({ error: { code: "EXISTING_USER" } });
  expect(wizard.server.submit).toHaveBeenCalledTimes(1);
});

test("after a reload the registration under way is shown first, and then that the member is registered", async () => {
  const wizard = open({ saved: { phone: "0812345678", name: "สมชาย" } });
  wizard.report(during("checking"));
  expect(wizard.step()).toBe("outcomeUnknown");
  wizard.report(found);
  expect(wizard.step()).toBe("registered");
  expect(wizard.server.login).not.toHaveBeenCalled();
  expect(wizard.server.leave).not.toHaveBeenCalled();
  wizard.clock.increment(2000);
  expect(wizard.step()).toBe("redirecting");
  expect(wizard.server.leave).toHaveBeenCalledTimes(1);
});

test("after a reload, when nothing happened, the wizard begins again with the draft, but without the password", () => {
  const wizard = open({ saved: { phone: "081-234-5678", firstName: "SOMCHAI" } });
  wizard.report(during("unknown"));
  wizard.report(during("nothingHappened"));
  expect(wizard.step()).toBe("phone");
  expect(wizard.stepProblem()).toEqual({ kind: "notRegistered", field: null });
  expect(wizard.value("phone")).toBe("081-234-5678");
  expect(wizard.value("firstName")).toBe("SOMCHAI");
  expect(wizard.value("password")).toBe("");
});

for (const saved of [{}, { phone: "0898765432", name: "สมหญิง" }]) {
  test(`a registration of another visitor is not shown to ${saved.phone ?? "a visitor who has typed no number"}`, () => {
    const wizard = open({ saved });
    const shown = { ...selectRegisterDraft(wizard.actor.getSnapshot()) };
    const events = [during("checking"), during("unknown"), during("overdue"), found];
    for (const event of [...events, during("nothingHappened")]) wizard.report(event);
    expect(wizard.step()).toBe("phone");
    expect(wizard.stepProblem()).toBeNull();
    expect(selectRegisterDraft(wizard.actor.getSnapshot())).toEqual(shown);
    expect(wizard.server.close).not.toHaveBeenCalled();
  });
}

for (const [event, error] of [
  ["refused", coded("REGISTER_FAIL")],
  ["notSent", { kind: "notSent", reason: "locked" }],
] as const) {
  test(`a registration that was ${event} while the wizard was closed is reported when it opens again`, () => {
    const wizard = open();
    wizard.report({ type: `registration.${event}`, error });
    expect(wizard.step()).toBe("phone");
    expect(wizard.stepProblem()).toMatchObject({ error });
    expect(wizard.server.close).toHaveBeenCalledTimes(1);
  });
}

test("a registration of another tab does not disturb a wizard that is being filled in", async () => {
  const wizard = open();
  await wizard.toBank();
  for (const event of [during("checking"), during("unknown"), found, closed]) wizard.report(event);
  expect(wizard.step()).toBe("bank");
});

test("waiting ends when another tab has reported the outcome", async () => {
  const reloaded = open({ saved: { phone: "0812345678" } });
  reloaded.report(during("checking"));
  reloaded.report(closed);
  expect(reloaded.step()).toBe("phone");
  const typed = open();
  await typed.toBank();
  typed.server.submit.mockReturnValueOnce(during("unknown"));
  await typed.submit();
  typed.report(closed);
  expect(typed.step()).toBe("bank");
});

test("the member can begin again when the outcome is not known after the settling time", async () => {
  const wizard = open({ saved: { phone: "0812345678" } });
  const canBeginAgain = () => selectCanBeginAgain(wizard.actor.getSnapshot());
  wizard.report(during("unknown"));
  wizard.back();
  expect(wizard.step()).toBe("outcomeUnknown");
  expect(canBeginAgain()).toBe(false);
  wizard.report(during("overdue"));
  expect(canBeginAgain()).toBe(true);
  wizard.back();
  expect(wizard.step()).toBe("phone");
  expect(wizard.server.forget).toHaveBeenCalledTimes(1);
});

test("a code without a token, because its reply was lost, cannot be checked: another one is sent a minute later", async () => {
  const wizard = open();
  wizard.server.send.mockResolvedValueOnce(fail(coded("REQUEST_LIMIT_1MIN")));
  await wizard.next({ phone: "0812345678" });
  expect(wizard.step()).toBe("phone");
  expect(wizard.stepProblem()).toMatchObject({ error: { code: "REQUEST_LIMIT_1MIN" } });
  await wizard.next();
  expect(wizard.step()).toBe("otp");
});

test("the code is a step only when one is needed", async () => {
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

test("a registered member's passwords are removed, and the redirect is also a link", async () => {
  const wizard = open();
  await wizard.toBank();
  await wizard.submit();
  expect(wizard.value("password")).toBe("");
  wizard.actor.send({ type: "redirect.now" });
  expect(wizard.step()).toBe("redirecting");
});
