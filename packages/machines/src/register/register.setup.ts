import { classifyFailure, type Failure, isBlank, type Result } from "@satang/core";
import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
import { notProvided } from "../actors/not-provided.ts";
import { DOUBLE_TAP_MS } from "../money/double-tap.rules.ts";
import { SEND_DEADLINE } from "../money/order-age.rules.ts";
import { canResendOtp, isOtpVerified, isUnverified, type OtpReply } from "../otp/otp.rules.ts";
import {
  bankProblems,
  existingUser,
  failureProblem,
  inviteCodeUnknown,
  isAboutBank,
  isExistingUser,
  mayConcernInvite,
  otpProblems,
  phoneProblems,
  profileProblems,
  toFullRegistration,
} from "./register.rules.ts";
import type {
  FieldChange,
  Login,
  RegisterContext,
  RegisterDraft,
  RegisterEvent,
  RegisterInput,
  RegisterOrder,
  Registration,
  RegistrationCommand,
} from "./register.types.ts";
import { changeField, toProblems, toSentOtp } from "./register-context.rules.ts";
import { toPhone } from "./typed-phone.rules.ts";

const REGISTRATION = "registration";

/**
 * The names that the register machine uses. Provide the actors, `syncDraft` and `clearSaved`.
 * - `checkOtpRequired` resolves to whether a code is needed.
 * - `watchRegistration` orders the registration from the money engine when it receives a command.
 * It sends events about this registration and about any interrupted one.
 * - `tryLogin` resolves to the result of a login with the typed credentials, without signing in.
 */
export const registerSetup = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    input: {} as RegisterInput,
  },
  actors: {
    checkOtpRequired: fromPromise<Result<boolean>>(notProvided("register", "checkOtpRequired")),
    sendOtp: fromPromise<Result<OtpReply>, { phoneNumber: string }>(
      notProvided("register", "sendOtp"),
    ),
    verifyOtp: fromPromise<
      Result<{ readonly code?: string | undefined }>,
      { otpToken: string; otpCode: string }
    >(notProvided("register", "verifyOtp")),
    validate: fromPromise<Result<unknown>, Registration>(notProvided("register", "validate")),
    watchRegistration: fromCallback<RegistrationCommand>(
      notProvided("register", "watchRegistration"),
    ),
    tryLogin: fromPromise<Result<unknown>, Login>(notProvided("register", "tryLogin")),
  },
  actions: {
    /** Stores the draft, so that a reload keeps it. */
    syncDraft: (_, _params: { draft: RegisterDraft }) => {},
    /** Removes the stored draft and the invite code. */
    clearSaved: () => {},
    /** Removes the stored invite code. */
    clearInviteCode: () => {},
    setField: assign(({ context }, change: FieldChange) => changeField(context, change)),
    clearProblems: assign({ problems: [] }),
    setInviteUnknown: assign({ problems: [inviteCodeUnknown], isInvited: false }),
    clearInvite: assign(({ context }) => ({ draft: { ...context.draft, inviteCode: "" } })),
    setPhoneProblems: assign({ problems: ({ context }) => phoneProblems(context) }),
    setOtpProblems: assign({ problems: ({ context }) => otpProblems(context) }),
    setProfileProblems: assign({ problems: ({ context }) => profileProblems(context) }),
    setBankProblems: assign({ problems: ({ context }) => bankProblems(context) }),
    setNotRegistered: assign({ problems: [{ kind: "notRegistered", field: null }] }),
    /** The number belongs to a member now; a login decides to which one. */
    setTaken: assign({ problems: [failureProblem(existingUser)] }),
    setError: assign((_, error: Failure) => ({ problems: [failureProblem(error)] })),
    setOrderedAt: assign(({ context }) => ({ orderedAt: context.now() })),
    orderRegistration: sendTo(REGISTRATION, ({ context }) => ({
      type: "registration.order",
      registration: toFullRegistration(context),
    })),
    checkRegistration: sendTo(REGISTRATION, { type: "registration.check" }),
    closeRegistration: sendTo(REGISTRATION, { type: "registration.close" }),
    leaveRegistration: sendTo(REGISTRATION, { type: "registration.leave" }),
    forgetRegistration: sendTo(REGISTRATION, { type: "registration.forget" }),
    setFailure: assign((_, reply: Result<unknown>) => ({ problems: toProblems(reply) })),
    setOtpRequired: assign((_, reply: Result<boolean>) => ({
      otpRequired: reply.ok ? reply.data : null,
    })),
    setOtp: assign(({ context }, reply: Result<OtpReply>) => ({
      otp: toSentOtp(context, reply),
      secrets: { ...context.secrets, otpCode: "" },
    })),
    setPhoneCleared: assign(({ context }) => ({
      clearedPhone: toPhone(context),
      secrets: { ...context.secrets, otpCode: "" },
    })),
    clearVerification: assign({ clearedPhone: null, otp: null }),
    clearSecrets: assign({ secrets: { otpCode: "", password: "", confirmation: "" } }),
  },
  guards: {
    hasPhoneProblem: ({ context }) => phoneProblems(context).length > 0,
    hasOtpProblem: ({ context }) => otpProblems(context).length > 0,
    hasProfileProblem: ({ context }) => profileProblems(context).length > 0,
    hasBankProblem: ({ context }) => bankProblems(context).length > 0,
    isPhoneCleared: ({ context }) => context.clearedPhone === toPhone(context),
    hasFreshOtp: ({ context }) =>
      context.otp?.phone === toPhone(context) && !canResendOtp(context.otp, context.now()),
    canResend: ({ context }) => context.otp !== null && canResendOtp(context.otp, context.now()),
    /** The member may have left, for example while the device slept. */
    isTooLate: ({ context }) => context.now() - context.orderedAt >= SEND_DEADLINE,
    isOk: (_, reply: Result<unknown>) => reply.ok,
    isYes: (_, reply: Result<boolean>) => reply.ok && reply.data,
    isVerified: (_, reply: Result<OtpReply>) => isOtpVerified(reply),
    isSent: ({ context }, reply: Result<OtpReply>) => toSentOtp(context, reply) !== null,
    isUnverified: (_, error: Failure | null) => error !== null && isUnverified(error),
    mayConcernInvite: ({ context }, error: Failure | null) =>
      error !== null && !isBlank(context.draft.inviteCode) && mayConcernInvite(error),
    hasInviteProblem: ({ context }) => context.problems.includes(inviteCodeUnknown),
    isAboutBank: (_, error: Failure | null) => error !== null && isAboutBank(error),
    isExistingUser: (_, error: Failure | null) => error !== null && isExistingUser(error),
    isUnknown: (_, error: Failure | null) =>
      error !== null && classifyFailure(error) === "outcomeUnknown",
    isOwn: ({ context }, { phoneNumber }: RegisterOrder) => toPhone(context) === phoneNumber,
    hasPassword: ({ context }) => context.secrets.password !== "",
    isAnswered: (_, { isAnswered }: { isAnswered: boolean }) => isAnswered,
  },
  delays: { redirectDelay: 2000, doubleTapDelay: DOUBLE_TAP_MS },
});
