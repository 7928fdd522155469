import { assign, fromPromise, setup } from "xstate";
import { isRefusal } from "../money-action/outcome.rules.ts";
import { canResendOtp, isOtpVerified, isUnverified, type OtpReply } from "../otp/otp.rules.ts";
import type { Failure, Result } from "../result.ts";
import { change, toContext, toProblems, toSentOtp } from "./register.actions.ts";
import {
  bankProblems,
  isAboutBank,
  isExistingUser,
  otpProblems,
  phoneProblems,
  profileProblems,
  toFullRegistration,
  toLogin,
  toRegistration,
} from "./register.rules.ts";
import type {
  FullRegistration,
  Login,
  RegisterContext,
  RegisterEvent,
  RegisterInput,
  Registration,
} from "./register.types.ts";
import { normalisePhone, toDigits } from "./typed.rules.ts";

const missing = (name: string) => async (): Promise<never> => {
  throw new Error(`The register machine needs the actor "${name}".`);
};

/** The reply an actor resolved to, out of its done event. */
const replyOf = <T>(event: object): Result<T> => (event as { output: Result<T> }).output;

const isRefused = (event: object, about: (error: Failure) => boolean): boolean => {
  const reply = replyOf(event);
  return !reply.ok && about(reply.error);
};

/**
 * Registration in four steps: phone, one-time code when the server wants one, profile, bank data
 * (journey.txt 2 and 4, decisions 21 to 24). What the server said comes back as problems of the
 * step; a lost answer to the last call is an outcome of its own, never a failure.
 */
export const registerMachine = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    input: {} as RegisterInput,
  },
  actors: {
    /** Resolves to whether a code is needed. */
    checkOtpRequired: fromPromise<Result<boolean>>(missing("checkOtpRequired")),
    sendOtp: fromPromise<Result<OtpReply>, { phoneNumber: string }>(missing("sendOtp")),
    verifyOtp: fromPromise<
      Result<{ readonly code?: string | undefined }>,
      { otpToken: string; otpCode: string }
    >(missing("verifyOtp")),
    validate: fromPromise<Result<unknown>, Registration>(missing("validate")),
    submit: fromPromise<Result<unknown>, FullRegistration>(missing("submit")),
    /** Resolves as logging in with what was typed does. Nobody is signed in by it. */
    tryLogin: fromPromise<Result<unknown>, Login>(missing("tryLogin")),
  },
  actions: {
    /** Keeps the draft over a reload. */
    syncDraft: () => undefined,
    /** Forgets the draft and the invite code of this device. */
    clearSaved: () => undefined,
    setField: assign(({ context, event }) =>
      event.type === "field.change" ? change(context, event) : {},
    ),
    clearProblems: assign({ problems: [] }),
    setPhoneProblems: assign({ problems: ({ context }) => phoneProblems(context) }),
    setOtpProblems: assign({ problems: ({ context }) => otpProblems(context) }),
    setProfileProblems: assign({ problems: ({ context }) => profileProblems(context) }),
    setBankProblems: assign({ problems: ({ context }) => bankProblems(context) }),
    setNotRegistered: assign({ problems: [{ kind: "notRegistered" }] }),
    setFailure: assign({ problems: ({ event }) => toProblems(replyOf(event)) }),
    setOtpRequired: assign({
      otpRequired: ({ event }) => {
        const reply = replyOf<boolean>(event);
        return reply.ok ? reply.data : undefined;
      },
    }),
    setOtp: assign({
      otp: ({ context, event }) => toSentOtp(context, replyOf<OtpReply>(event)),
      secrets: ({ context }) => ({ ...context.secrets, otpCode: "" }),
    }),
    setPhoneCleared: assign({
      clearedPhone: ({ context }) => normalisePhone(context.draft.phone),
      secrets: ({ context }) => ({ ...context.secrets, otpCode: "" }),
    }),
    clearVerification: assign({ clearedPhone: undefined, otp: undefined }),
    clearSecrets: assign({ secrets: { otpCode: "", password: "", confirmation: "" } }),
  },
  guards: {
    isPhoneRefused: ({ context }) => phoneProblems(context).length > 0,
    isPhoneCleared: ({ context }) => context.clearedPhone === normalisePhone(context.draft.phone),
    hasFreshOtp: ({ context }) =>
      context.otp?.phone === normalisePhone(context.draft.phone) &&
      !canResendOtp(context.otp, context.now()),
    isOtpRefused: ({ context }) => otpProblems(context).length > 0,
    canResend: ({ context }) => !!context.otp && canResendOtp(context.otp, context.now()),
    isProfileRefused: ({ context }) => profileProblems(context).length > 0,
    isBankRefused: ({ context }) => bankProblems(context).length > 0,
    isOk: ({ event }) => replyOf(event).ok,
    isYes: ({ event }) => {
      const reply = replyOf<boolean>(event);
      return reply.ok && reply.data;
    },
    isVerified: ({ event }) => isOtpVerified(replyOf<OtpReply>(event)),
    isSent: ({ context, event }) => toSentOtp(context, replyOf<OtpReply>(event)) !== undefined,
    isUnverified: ({ event }) => isRefused(event, isUnverified),
    isAboutBank: ({ event }) => isRefused(event, isAboutBank),
    isExistingUser: ({ event }) => isRefused(event, isExistingUser),
    isUnknown: ({ event }) => isRefused(event, (error) => !isRefusal(error)),
  },
  delays: { redirectDelay: 2000 },
}).createMachine({
  id: "register",
  context: ({ input }) => toContext(input),
  initial: "phone",
  states: {
    phone: {
      initial: "entering",
      states: {
        entering: {
          on: {
            "field.change": { actions: ["setField", "syncDraft"] },
            "step.next": [
              { guard: "isPhoneRefused", actions: "setPhoneProblems" },
              { guard: "isPhoneCleared", target: "#register.profile" },
              { guard: "hasFreshOtp", target: "#register.otp" },
              { target: "checking" },
            ],
          },
        },
        checking: {
          entry: "clearProblems",
          invoke: {
            id: "checkOtpRequired",
            src: "checkOtpRequired",
            onDone: [
              { guard: "isYes", target: "sendingCode", actions: "setOtpRequired" },
              {
                guard: "isOk",
                target: "#register.profile",
                actions: ["setOtpRequired", "setPhoneCleared"],
              },
              { target: "entering", actions: "setFailure" },
            ],
          },
        },
        sendingCode: {
          invoke: {
            id: "sendOtp",
            src: "sendOtp",
            input: ({ context }) => ({ phoneNumber: normalisePhone(context.draft.phone) }),
            onDone: [
              { guard: "isVerified", target: "#register.profile", actions: "setPhoneCleared" },
              { guard: "isSent", target: "#register.otp", actions: "setOtp" },
              { target: "entering", actions: "setFailure" },
            ],
          },
        },
      },
    },
    otp: {
      initial: "entering",
      entry: "clearProblems",
      states: {
        entering: {
          on: {
            "field.change": { actions: "setField" },
            "step.back": { target: "#register.phone", actions: "clearProblems" },
            "step.next": [
              { guard: "isOtpRefused", actions: "setOtpProblems" },
              { target: "verifying" },
            ],
            "otp.resend": { guard: "canResend", target: "resending" },
          },
        },
        verifying: {
          entry: "clearProblems",
          invoke: {
            id: "verifyOtp",
            src: "verifyOtp",
            input: ({ context }) => ({
              otpToken: context.otp?.token ?? "",
              otpCode: toDigits(context.secrets.otpCode),
            }),
            onDone: [
              { guard: "isVerified", target: "#register.profile", actions: "setPhoneCleared" },
              { guard: "isOk", target: "#register.profile", actions: "setPhoneCleared" },
              { target: "entering", actions: "setFailure" },
            ],
          },
        },
        resending: {
          entry: "clearProblems",
          invoke: {
            id: "resendOtp",
            src: "sendOtp",
            input: ({ context }) => ({ phoneNumber: normalisePhone(context.draft.phone) }),
            onDone: [
              { guard: "isVerified", target: "#register.profile", actions: "setPhoneCleared" },
              { guard: "isSent", target: "entering", actions: "setOtp" },
              { target: "entering", actions: "setFailure" },
            ],
          },
        },
      },
    },
    profile: {
      initial: "entering",
      entry: "clearProblems",
      states: {
        entering: {
          on: {
            "field.change": { actions: ["setField", "syncDraft"] },
            "step.back": { target: "#register.phone", actions: "clearProblems" },
            "step.next": [
              { guard: "isProfileRefused", actions: "setProfileProblems" },
              { target: "validating" },
            ],
          },
        },
        validating: {
          entry: "clearProblems",
          invoke: {
            id: "validateProfile",
            src: "validate",
            input: ({ context }) => toRegistration(context),
            onDone: [
              { guard: "isOk", target: "#register.bank" },
              { guard: "isAboutBank", target: "#register.bank" },
              {
                guard: "isUnverified",
                target: "#register.phone",
                actions: ["clearVerification", "setFailure"],
              },
              { target: "entering", actions: "setFailure" },
            ],
          },
        },
      },
    },
    bank: {
      initial: "entering",
      states: {
        entering: {
          on: {
            "field.change": { actions: ["setField", "syncDraft"] },
            "step.back": { target: "#register.profile" },
            "step.next": [
              { guard: "isBankRefused", actions: "setBankProblems" },
              { target: "validating" },
            ],
          },
        },
        validating: {
          entry: "clearProblems",
          invoke: {
            id: "validateBank",
            src: "validate",
            input: ({ context }) => toFullRegistration(context),
            onDone: [
              { guard: "isOk", target: "submitting" },
              {
                guard: "isExistingUser",
                target: "#register.outcomeUnknown.recognising",
                actions: "setFailure",
              },
              {
                guard: "isUnverified",
                target: "#register.phone",
                actions: ["clearVerification", "setFailure"],
              },
              { target: "entering", actions: "setFailure" },
            ],
          },
        },
        submitting: {
          invoke: {
            id: "submit",
            src: "submit",
            input: ({ context }) => toFullRegistration(context),
            onDone: [
              { guard: "isOk", target: "#register.registered" },
              { guard: "isUnknown", target: "#register.outcomeUnknown" },
              {
                guard: "isExistingUser",
                target: "#register.outcomeUnknown.recognising",
                actions: "setFailure",
              },
              {
                guard: "isUnverified",
                target: "#register.phone",
                actions: ["clearVerification", "setFailure"],
              },
              { target: "entering", actions: "setFailure" },
            ],
          },
        },
      },
    },
    outcomeUnknown: {
      initial: "waiting",
      states: {
        waiting: { on: { "outcome.check": "checking" } },
        checking: {
          entry: "clearProblems",
          invoke: {
            id: "checkOutcome",
            src: "validate",
            input: ({ context }) => toFullRegistration(context),
            onDone: [
              { guard: "isExistingUser", target: "recognising", actions: "setFailure" },
              { guard: "isOk", target: "#register.bank", actions: "setNotRegistered" },
              { target: "waiting", actions: "setFailure" },
            ],
          },
        },
        /**
         * The number was free when the profile was checked and is a member's now: this one's, whose call was sent
         * twice or whose answer was lost, or somebody else's. Only the account itself can tell.
         */
        recognising: {
          invoke: {
            id: "recognise",
            src: "tryLogin",
            input: ({ context }) => toLogin(context),
            onDone: [
              { guard: "isOk", target: "#register.registered", actions: "clearProblems" },
              { guard: "isUnknown", target: "waiting", actions: "setFailure" },
              { target: "#register.bank" },
            ],
          },
        },
      },
    },
    registered: {
      entry: ["clearSaved", "clearSecrets"],
      after: { redirectDelay: "redirecting" },
      on: { "redirect.now": "redirecting" },
    },
    redirecting: {},
  },
});
