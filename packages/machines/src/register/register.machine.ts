import { cleanDigits, type Failure, type Result } from "@satang/core";
import { isOwn, outcomes, setError } from "./outcome-transitions.data.ts";
import {
  toFullRegistration,
  toLogin,
  toRegistration,
  toRegistrationWithoutInvite,
} from "./register.rules.ts";
import { registerSetup } from "./register.setup.ts";
import type { RegisterContext, RegisterEvent } from "./register.types.ts";
import { keptDraft, toContext } from "./register-context.rules.ts";
import { toPhone } from "./typed-phone.rules.ts";

/** The reply in the done event of an actor. */
const replyOf = <Reply>({ event }: { event: { output: Reply } }): Reply => event.output;

/** Why the call in the done event of an actor failed; `null` when it did not. */
const failureOf = ({
  event: { output },
}: {
  event: { output: Result<unknown> };
}): Failure | null => (output.ok ? null : output.error);

/** The step shows why it does not continue. */
const refused = {
  target: "entering",
  actions: { type: "setFailure", params: replyOf },
} as const;

/** The last check took so long that the member no longer expects the order to be sent. */
const tooLate = {
  guard: "isTooLate",
  target: "entering",
  actions: { type: "setError", params: { kind: "notSent", reason: "unread" } },
} as const;

/** The server wants the number verified again. */
const unverified = {
  guard: { type: "isUnverified", params: failureOf },
  target: "#register.phone",
  actions: ["clearVerification", { type: "setFailure", params: replyOf }],
} as const;

/** Sends a code. The reply may say that none is needed. */
const sending = {
  src: "sendOtp",
  input: ({ context }: { context: RegisterContext }) => ({ phoneNumber: toPhone(context) }),
} as const;
const verified = {
  guard: { type: "isVerified", params: replyOf },
  target: "#register.profile",
  actions: "setPhoneCleared",
} as const;

const setField = {
  type: "setField",
  params: ({ event }: { event: Extract<RegisterEvent, { type: "field.change" }> }) => event,
} as const;

const syncDraft = {
  type: "syncDraft",
  params: ({ context }: { context: RegisterContext }) => ({ draft: keptDraft(context) }),
} as const;

/**
 * Registration in four steps: phone, one-time code when the server requires one, profile, bank data
 * (journey.txt §2 and §4, decisions 21 to 24). Failures become problems of the step. The last call
 * is ordered from the money engine: a lost reply to it is an outcome of its own, never a failure.
 */
export const registerMachine = registerSetup.createMachine({
  id: "register",
  context: ({ input }) => toContext(input),
  invoke: { id: "registration", src: "watchRegistration" },
  initial: "phone",
  states: {
    phone: {
      initial: "entering",
      /**
       * A registration that a reload interrupted is reported before a new one begins. That of
       * another visitor of the device is not shown here (ADR 0042).
       */
      on: {
        "registration.checking": {
          guard: isOwn,
          target: "#register.outcomeUnknown.checking",
          actions: "clearProblems",
        },
        "registration.unknown": {
          guard: isOwn,
          target: "#register.outcomeUnknown.waiting",
          actions: "clearProblems",
        },
        "registration.overdue": {
          guard: isOwn,
          target: "#register.outcomeUnknown.overdue",
          actions: "clearProblems",
        },
        "registration.done": {
          guard: isOwn,
          target: "#register.registered",
          actions: "clearProblems",
        },
        "registration.nothingHappened": {
          guard: isOwn,
          actions: ["setNotRegistered", "closeRegistration"],
        },
        "registration.refused": { actions: [setError, "closeRegistration"] },
        "registration.notSent": { actions: [setError, "closeRegistration"] },
      },
      states: {
        entering: {
          on: {
            "field.change": { actions: [setField, syncDraft] },
            "step.next": [
              { guard: "hasPhoneProblem", actions: "setPhoneProblems" },
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
              {
                guard: { type: "isYes", params: replyOf },
                target: "sendingCode",
                actions: { type: "setOtpRequired", params: replyOf },
              },
              {
                guard: { type: "isOk", params: replyOf },
                target: "#register.profile",
                actions: [{ type: "setOtpRequired", params: replyOf }, "setPhoneCleared"],
              },
              refused,
            ],
          },
        },
        sendingCode: {
          invoke: {
            id: "sendOtp",
            ...sending,
            onDone: [
              verified,
              {
                guard: { type: "isSent", params: replyOf },
                target: "#register.otp",
                actions: { type: "setOtp", params: replyOf },
              },
              refused,
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
            "field.change": { actions: setField },
            "step.back": { target: "#register.phone", actions: "clearProblems" },
            "step.next": [
              { guard: "hasOtpProblem", actions: "setOtpProblems" },
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
              otpCode: cleanDigits(context.secrets.otpCode),
            }),
            onDone: [verified, { ...verified, guard: { type: "isOk", params: replyOf } }, refused],
          },
        },
        resending: {
          entry: "clearProblems",
          invoke: {
            id: "resendOtp",
            ...sending,
            onDone: [
              verified,
              {
                guard: { type: "isSent", params: replyOf },
                target: "entering",
                actions: { type: "setOtp", params: replyOf },
              },
              refused,
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
            "field.change": { actions: [setField, syncDraft] },
            "step.back": { target: "#register.phone", actions: "clearProblems" },
            "step.next": [
              { guard: "hasProfileProblem", actions: "setProfileProblems" },
              { target: "validating" },
            ],
            "inviteCode.drop": {
              guard: "hasInviteProblem",
              target: "validating",
              actions: ["clearInvite", syncDraft],
            },
          },
        },
        validating: {
          entry: "clearProblems",
          invoke: {
            id: "validateProfile",
            src: "validate",
            input: ({ context }) => toRegistration(context),
            onDone: [
              { guard: { type: "isOk", params: replyOf }, target: "#register.bank" },
              { guard: { type: "isAboutBank", params: failureOf }, target: "#register.bank" },
              unverified,
              {
                guard: { type: "mayConcernInvite", params: failureOf },
                target: "checkingInvite",
              },
              refused,
            ],
          },
        },
        /** No error names an invite code: the same without it shows whether the code is the reason. */
        checkingInvite: {
          invoke: {
            id: "validateWithoutInvite",
            src: "validate",
            input: ({ context }) => toRegistrationWithoutInvite(context),
            onDone: [
              {
                guard: { type: "isOk", params: replyOf },
                target: "entering",
                actions: ["setInviteUnknown", "clearInviteCode", syncDraft],
              },
              refused,
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
            "field.change": { actions: [setField, syncDraft] },
            "step.back": { target: "#register.profile" },
            "step.next": [
              { guard: "hasBankProblem", actions: "setBankProblems" },
              { target: "validating", actions: "setOrderedAt" },
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
              tooLate,
              { guard: { type: "isOk", params: replyOf }, target: "submitting" },
              {
                guard: { type: "isExistingUser", params: failureOf },
                target: "#register.outcomeUnknown.recognising",
                actions: { type: "setFailure", params: replyOf },
              },
              unverified,
              refused,
            ],
          },
        },
        submitting: {
          entry: "orderRegistration",
          /**
           * The engine ignores an order that equals one from half a second ago, or one that is
           * under way.
           */
          after: { doubleTapDelay: { actions: "orderRegistration" } },
          on: {
            ...outcomes,
            "registration.checking": { target: "#register.outcomeUnknown.checking" },
            "registration.unknown": { target: "#register.outcomeUnknown.waiting" },
            "registration.overdue": { target: "#register.outcomeUnknown.overdue" },
          },
        },
      },
    },
    outcomeUnknown: {
      initial: "checking",
      states: {
        checking: {
          on: {
            ...outcomes,
            "registration.unknown": "waiting",
            "registration.overdue": "overdue",
          },
        },
        waiting: {
          on: {
            ...outcomes,
            "registration.overdue": "overdue",
            "outcome.check": { target: "checking", actions: "checkRegistration" },
          },
        },
        /**
         * The settling time is over and the outcome is still not known: the member may begin again.
         */
        overdue: {
          on: {
            ...outcomes,
            "outcome.check": { target: "checking", actions: "checkRegistration" },
            "step.back": [
              { guard: "hasPassword", target: "#register.bank", actions: "forgetRegistration" },
              { target: "#register.phone", actions: "forgetRegistration" },
            ],
          },
        },
        /**
         * The number was free when the profile was checked, and now it belongs to a member: to this one, when the call
         * was sent twice or its reply was lost, or to another person. A login with the typed password decides.
         */
        recognising: {
          invoke: {
            id: "recognise",
            src: "tryLogin",
            input: ({ context }) => toLogin(context),
            onDone: [
              {
                guard: { type: "isOk", params: replyOf },
                target: "#register.registered",
                actions: "clearProblems",
              },
              { guard: { type: "isUnknown", params: failureOf }, target: "unrecognised" },
              { target: "#register.bank", actions: "closeRegistration" },
            ],
          },
        },
        /** The login got no reply. */
        unrecognised: { on: { "outcome.check": "recognising" } },
      },
    },
    registered: {
      entry: ["clearSaved", "clearSecrets"],
      after: { redirectDelay: "redirecting" },
      on: { "redirect.now": "redirecting" },
    },
    redirecting: { entry: "leaveRegistration" },
  },
});
