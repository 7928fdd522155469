import { expect, test } from "vitest";
import { findUnwalked } from "../../test/walk-machine.ts";
import { registerMachine } from "./register.machine.ts";
import { inviteCodeUnknown } from "./register.rules.ts";
import type { RegisterContext, RegisterField } from "./register.types.ts";

const type = (field: RegisterField, value: string) => ({ type: "field.change", field, value });
const done = (actor: string, data: unknown) => ({
  type: `xstate.done.actor.${actor}`,
  output: { ok: true, data },
});
const failed = (actor: string, code?: string) => ({
  type: `xstate.done.actor.${actor}`,
  output: {
    ok: false,
    error: code ? { kind: "coded", code, message: code, status: 400 } : { kind: "network" },
  },
});

const order = {
  name: "a",
  phoneNumber: "0812345678",
  bankCode: "KBANK",
  bankAccountName: "A B",
  bankAccountNo: "1",
};
const coded = (code: string) => ({ kind: "coded", code, message: code, status: 400 });
const registration = (event: string, fields: object = { order }) => ({
  type: `registration.${event}`,
  ...fields,
});

const events = [
  type("phone", "0812345678"),
  type("otpCode", "123456"),
  type("password", "p"),
  type("inviteCode", "PR1"),
  type("confirmation", "p"),
  type("accountNo", "1"),
  { type: "step.next" },
  { type: "step.back" },
  { type: "otp.resend" },
  { type: "inviteCode.drop" },
  { type: "outcome.check" },
  { type: "redirect.now" },
  done("checkOtpRequired", true),
  done("checkOtpRequired", false),
  failed("checkOtpRequired"),
  ...["sendOtp", "resendOtp"].flatMap((actor) => [
    done(actor, { otpRef: "A", otpToken: "t" }),
    failed(actor, "OTP_VERIFIED"),
    failed(actor),
  ]),
  done("verifyOtp", { code: "OTP_VERIFIED" }),
  done("verifyOtp", {}),
  failed("verifyOtp"),
  ...["validateProfile", "validateWithoutInvite", "validateBank", "recognise"].flatMap((actor) => [
    done(actor, {}),
    failed(actor),
    failed(actor, "INVALID_BANK"),
    failed(actor, "UNVERIFIED_OTP"),
    failed(actor, "EXISTING_USER"),
    failed(actor, "INVALID_USER_INFO"),
  ]),
  ...["checking", "unknown", "overdue", "nothingHappened", "closed"].map((event) =>
    registration(event),
  ),
  registration("done", { order, isAnswered: true }),
  registration("done", { order, isAnswered: false }),
  ...["EXISTING_USER", "UNVERIFIED_OTP", "REGISTER_FAIL"].map((code) =>
    registration("refused", { error: coded(code) }),
  ),
  registration("notSent", { error: { kind: "notSent", reason: "locked" } }),
  { type: "xstate.after.doubleTapDelay.register.bank.submitting" },
  { type: "xstate.after.redirectDelay.register.registered" },
];

/** The part of the context that guards read. */
const sameAs = ({ value, context }: { value: unknown; context: unknown }) => {
  const { draft, secrets, otp, clearedPhone, problems } = context as RegisterContext;
  const { phone, accountNo, inviteCode } = draft;
  const typed = [phone, accountNo, inviteCode, ...Object.values(secrets)].map(
    (field) => field !== "",
  );
  return JSON.stringify([
    value,
    typed,
    !!otp,
    !!clearedPhone,
    problems.includes(inviteCodeUnknown),
  ]);
};

const saved = { name: "a", bankCode: "KBANK", firstName: "a", lastName: "b" };

test("every state and transition of the registration can be reached", () => {
  // With the stopped clock every code is new; with the other clock every code can be sent again.
  let minutes = 0;
  const clocks = [() => 0, () => ++minutes * 60_000];
  const [stopped, jumping] = clocks.map((now) =>
    findUnwalked(registerMachine, { input: { now, saved }, events, sameAs }),
  );
  const inBoth = (key: "states" | "transitions") =>
    stopped?.[key].filter((each) => jumping?.[key].includes(each));
  expect({ states: inBoth("states"), transitions: inBoth("transitions") }).toEqual({
    states: [],
    transitions: [],
  });
});
