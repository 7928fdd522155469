import type { Currency, Edition, Failure, WireCurrency } from "@satang/core";
import type { SentOtp } from "../otp/otp.rules.ts";
import type { LatinOnlyRule } from "./typed.rules.ts";

/** The typed values that the wizard keeps over back and reload. */
export type RegisterDraft = {
  readonly phone: string;
  readonly name: string;
  /** Code of the source from which the member knows the service. */
  readonly source: string;
  readonly inviteCode: string;
  readonly bankCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountNo: string;
  /** The member chooses it in the Lao edition; outside of it, it is baht. */
  readonly currency: Currency;
};

/** The typed values that stay in memory only (decision 22). */
export type RegisterSecrets = {
  readonly otpCode: string;
  readonly password: string;
  readonly confirmation: string;
};

/** All typed values of the wizard. */
export type RegisterValues = RegisterDraft & RegisterSecrets;

/** Every field of the wizard. */
export type RegisterField = keyof RegisterValues;

/** A field that a step does not continue without. */
export type RegisterNeededField = Exclude<RegisterField, "source" | "inviteCode" | "currency">;

/** Step of a registration. */
export type RegisterStep =
  | "phone"
  | "otp"
  | "profile"
  | "bank"
  | "outcomeUnknown"
  | "registered"
  | "redirecting";

/** A step with fields. */
export type RegisterFormStep = Extract<RegisterStep, "phone" | "otp" | "profile" | "bank">;

/** A rule that the client checks before it calls the server. */
export type RegisterRule =
  | "required"
  | "phoneTenDigits"
  | "phoneDigits"
  | "otpDigits"
  /** The pasted text has no code of the right length; the digits before it stay. */
  | "otpNotFound"
  | "passwordsDiffer"
  | "latinOnly"
  | "accountDigits"
  /** The server accepts the profile without this code, but not with it. */
  | "inviteCodeUnknown";

/** Why a step does not continue. With `field: null` it concerns the whole step. */
export type RegisterProblem =
  | { readonly kind: "rule"; readonly rule: "required"; readonly field: RegisterNeededField }
  | {
      readonly kind: "rule";
      readonly rule: Exclude<RegisterRule, "required">;
      readonly field: RegisterField;
    }
  | { readonly kind: "failure"; readonly error: Failure; readonly field: RegisterField | null }
  /**
   * The outcome was unknown, and then a check showed that the member is not registered: they may
   * submit again.
   */
  | { readonly kind: "notRegistered"; readonly field: null };

/** Registration payload (journey.txt §3), without the values that are not known yet. */
export type Registration = {
  readonly name: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly source?: string;
  readonly inviteCode?: string;
  readonly bankCode?: string;
  readonly bankAccountName?: string;
  readonly bankAccountNo?: string;
  readonly currency?: WireCurrency;
};

/** A complete registration with its bank data. */
export type FullRegistration = Registration &
  Required<Pick<Registration, "bankCode" | "bankAccountName" | "bankAccountNo">>;

/** A registration as it is ordered and stored, without its password. */
export type RegisterOrder = Omit<FullRegistration, "password">;

/** How an ordered registration continues. */
export type RegistrationEvent =
  /** No reply arrived, and the service is being asked. */
  | { readonly type: "registration.checking"; readonly order: RegisterOrder }
  /** Not known yet; the service is asked again in the background. */
  | { readonly type: "registration.unknown"; readonly order: RegisterOrder }
  /** Still not known after the service can no longer execute it. */
  | { readonly type: "registration.overdue"; readonly order: RegisterOrder }
  /**
   * The number is registered. `isAnswered`: known from the reply to this call, not from a later
   * reading.
   */
  | {
      readonly type: "registration.done";
      readonly order: RegisterOrder;
      readonly isAnswered: boolean;
    }
  | { readonly type: "registration.refused"; readonly error: Failure }
  /** No call was sent. */
  | { readonly type: "registration.notSent"; readonly error: Failure }
  /** The registration was sent, but was not executed and can no longer be executed. */
  | { readonly type: "registration.nothingHappened"; readonly order: RegisterOrder }
  /** Another tab reported it. */
  | { readonly type: "registration.closed" };

/** Commands of the wizard for the ordered registration. */
export type RegistrationCommand =
  | { readonly type: "registration.order"; readonly registration: FullRegistration }
  /** Read again. */
  | { readonly type: "registration.check" }
  /** The member has read how it ended. */
  | { readonly type: "registration.close" }
  /** The login follows: one that the newcomer has not seen is reported there. */
  | { readonly type: "registration.leave" }
  /**
   * The member begins again, although the outcome is not known. Ignored before the settling time.
   */
  | { readonly type: "registration.forget" };

/** The credentials of a registered member. */
export type Login = {
  readonly username: string;
  readonly password: string;
};

/** Input of the register machine. */
export type RegisterInput = {
  /** @default "thai" */
  readonly edition?: Edition;
  /** @default KTB, TMB, BBL: letters and spaces */
  readonly latinOnly?: LatinOnlyRule;
  /** Number of digits of a one-time code, unless the server names it. @default 6 */
  readonly otpLength?: number;
  /** Values that an earlier visit of this tab stored. */
  readonly saved?: Partial<RegisterDraft> | undefined;
  /** Text with the code of an invite link, from the link or the storage. The code is read-only in the wizard. */
  readonly inviteCode?: string | null | undefined;
  /**
   * The link has a text in place of its code: the wizard says so, takes no other code, and the code can be typed.
   * @default false
   */
  readonly isInviteDamaged?: boolean | undefined;
  /** Returns the server time, ms. */
  readonly now: () => number;
};

/** Context of the register machine. */
export type RegisterContext = {
  readonly edition: Edition;
  readonly latinOnly: LatinOnlyRule;
  readonly otpLength: number;
  readonly now: () => number;
  readonly draft: RegisterDraft;
  readonly secrets: RegisterSecrets;
  /** The invite code came with a link, and the server has not refused it. */
  readonly isInvited: boolean;
  /** The code of the invite link cannot be read. */
  readonly isInviteDamaged: boolean;
  /** The code that was sent last. */
  readonly otp: SentOtp | null;
  /** Whether the server requires a code in this wizard; `null` until the server was asked. */
  readonly otpRequired: boolean | null;
  /** Normalised number that needs no other code. */
  readonly clearedPhone: string | null;
  readonly problems: readonly RegisterProblem[];
  /** When the member ordered the registration, server time in ms; 0 before. */
  readonly orderedAt: number;
};

/** A new value of a field. */
export type FieldChange = {
  readonly field: RegisterField;
  readonly value: string;
  /** The pasted text, for the one-time code. @default the change is no paste */
  readonly pasted?: string | undefined;
};

/** Events of the register machine. */
export type RegisterEvent =
  | RegistrationEvent
  /** The member typed, pasted or chose a value. */
  | ({ readonly type: "field.change" } & FieldChange)
  | { readonly type: "step.next" }
  | { readonly type: "step.back" }
  | { readonly type: "otp.resend" }
  /** Continue without the invite code that the server refused. */
  | { readonly type: "inviteCode.drop" }
  /** After a lost reply: ask the server at once if the member was registered. */
  | { readonly type: "outcome.check" }
  /** Go to the login without waiting. */
  | { readonly type: "redirect.now" };
