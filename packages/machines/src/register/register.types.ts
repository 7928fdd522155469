import type { SentOtp } from "../otp/otp.rules.ts";
import type { Failure } from "../result.ts";
import type { LatinOnlyRule } from "./typed.rules.ts";

/** What is typed into the wizard and kept over back and reload. */
export interface RegisterDraft {
  readonly phone: string;
  readonly name: string;
  /** Code of how the member heard of the service. */
  readonly source: string;
  readonly inviteCode: string;
  readonly bankCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountNo: string;
  readonly currency: "LAK" | "BAHT" | "";
}

/** What is typed and lives in memory only (decision 22). */
export interface RegisterSecrets {
  readonly otpCode: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Every field of the wizard. */
export type RegisterField = keyof RegisterDraft | keyof RegisterSecrets;

/** What the client itself refuses. */
export type RegisterRule =
  | "required"
  | "phoneTenDigits"
  | "phoneDigits"
  | "otpDigits"
  | "passwordsDiffer"
  | "latinOnly"
  | "accountDigits";

/** Why a step does not move on; without a field it concerns the whole step. */
export type RegisterProblem =
  | { readonly kind: "rule"; readonly rule: RegisterRule; readonly field: RegisterField }
  | {
      readonly kind: "failure";
      readonly error: Failure;
      readonly field?: RegisterField | undefined;
    }
  /** An unknown outcome turned out to be none: the member may submit again. */
  | { readonly kind: "notRegistered" };

/** Registration payload (journey.txt 3): what is not known yet is left out. */
export interface Registration {
  readonly name: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly source?: string;
  readonly inviteCode?: string;
  readonly bankCode?: string;
  readonly bankAccountName?: string;
  readonly bankAccountNo?: string;
  readonly currency?: "LAK" | "BAHT";
}

/** A registration with its bank data: what may be submitted. */
export type FullRegistration = Registration &
  Required<Pick<Registration, "bankCode" | "bankAccountName" | "bankAccountNo">>;

/** What a registered member logs in with. */
export interface Login {
  readonly username: string;
  readonly password: string;
}

/** Input of the register machine. */
export interface RegisterInput {
  /** @default "thai" */
  readonly edition?: "thai" | "lao";
  /** @default KTB, TMB, BBL: letters and spaces */
  readonly latinOnly?: LatinOnlyRule;
  /** What an earlier visit of this tab typed. */
  readonly saved?: Partial<RegisterDraft> | undefined;
  /** From an invite link: read-only in the wizard. */
  readonly inviteCode?: string | undefined;
  /** Server time, ms. */
  readonly now: () => number;
}

/** Context of the register machine. */
export interface RegisterContext {
  readonly edition: "thai" | "lao";
  readonly latinOnly: LatinOnlyRule;
  readonly now: () => number;
  readonly draft: RegisterDraft;
  readonly secrets: RegisterSecrets;
  /** The invite code came with a link. */
  readonly isInvited: boolean;
  readonly otp: SentOtp | undefined;
  /** The server asks for a code in this wizard; unknown before it was asked. */
  readonly otpRequired: boolean | undefined;
  /** Normalised number that needs no further code. */
  readonly clearedPhone: string | undefined;
  readonly problems: readonly RegisterProblem[];
}

/** Events of the register machine. */
export type RegisterEvent =
  | { readonly type: "field.change"; readonly field: RegisterField; readonly value: string }
  | { readonly type: "step.next" }
  | { readonly type: "step.back" }
  | { readonly type: "otp.resend" }
  | { readonly type: "outcome.check" }
  | { readonly type: "redirect.now" };
