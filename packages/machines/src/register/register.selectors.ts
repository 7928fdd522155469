import type { SnapshotFrom } from "xstate";
import { otpResendAt } from "../otp/otp.rules.ts";
import { findFirstWrongField, findStepProblem } from "./problem.rules.ts";
import type { registerMachine } from "./register.machine.ts";
import { inviteCodeUnknown, lengthOfOtp } from "./register.rules.ts";
import type { RegisterFormStep, RegisterStep } from "./register.types.ts";
import { toPhone } from "./typed-phone.rules.ts";

/** A snapshot of the register machine. */
export type RegisterSnapshot = SnapshotFrom<typeof registerMachine>;

const stepsWithCode: readonly RegisterFormStep[] = ["phone", "otp", "profile", "bank"];
const stepsWithoutCode: readonly RegisterFormStep[] = ["phone", "profile", "bank"];

/** Substates in which no call is under way. */
const WITHOUT_CALL: ReadonlySet<string> = new Set([
  "entering",
  "waiting",
  "overdue",
  "unrecognised",
]);

/** Step of the registration. */
export const selectRegisterStep = ({ value }: RegisterSnapshot): RegisterStep =>
  (typeof value === "string" ? value : Object.keys(value)[0]) as RegisterStep;

/** The steps of this registration in order: without the code when none is needed. */
export function selectRegisterSteps({ context }: RegisterSnapshot): readonly RegisterFormStep[] {
  const { otpRequired, otp, clearedPhone } = context;
  const phone = toPhone(context);
  const needsCode = otpRequired !== false && (clearedPhone !== phone || otp?.phone === phone);
  return needsCode ? stepsWithCode : stepsWithoutCode;
}

/** A call is under way. */
export const selectIsRegisterBusy = ({ value }: RegisterSnapshot): boolean =>
  typeof value === "object" && !WITHOUT_CALL.has(Object.values(value)[0] ?? "");

/** The outcome was not found in time: the member may begin again. */
export const selectCanBeginAgain = (snapshot: RegisterSnapshot): boolean =>
  snapshot.matches({ outcomeUnknown: "overdue" });

/** Whether the wizard shows what becomes of a registration. */
export const selectIsRegistrationShown = (snapshot: RegisterSnapshot): boolean =>
  snapshot.matches({ bank: "submitting" }) ||
  snapshot.matches("outcomeUnknown") ||
  snapshot.matches("registered");

/** The code is being sent again. */
export const selectIsOtpResending = (snapshot: RegisterSnapshot): boolean =>
  snapshot.matches({ otp: "resending" });

/** The typed values that are kept over a reload. */
export const selectRegisterDraft = ({ context }: RegisterSnapshot) => context.draft;

/** The typed values that stay in memory. */
export const selectRegisterSecrets = ({ context }: RegisterSnapshot) => context.secrets;

/** Every problem of the current step and its fields. */
export const selectRegisterProblems = ({ context }: RegisterSnapshot) => context.problems;

/** Problems of the step as a whole, or of a field that it does not show. */
export const selectStepProblem = (snapshot: RegisterSnapshot) =>
  findStepProblem(snapshot.context.problems, selectRegisterStep(snapshot));

/** The first field of the step that has a problem; it gets the focus. */
export const selectFirstWrongField = (snapshot: RegisterSnapshot) =>
  findFirstWrongField(snapshot.context.problems, selectRegisterStep(snapshot));

/** The typed phone number, normalised. */
export const selectRegisterPhone = ({ context }: RegisterSnapshot): string => toPhone(context);

/** Reference of the code that was sent; `null` when the server gave none. */
export const selectOtpRef = ({ context }: RegisterSnapshot): string | null =>
  context.otp?.ref || null;

/** Number of digits of the code. */
export const selectOtpLength = ({ context }: RegisterSnapshot): number => lengthOfOtp(context);

/** When another code may be sent, server time in ms; `null` when none was sent. */
export const selectOtpResendAt = ({ context }: RegisterSnapshot): number | null =>
  context.otp && otpResendAt(context.otp);

/** The server refuses the invite code: the member may continue without it. */
export const selectIsInviteRefused = ({ context }: RegisterSnapshot): boolean =>
  context.problems.includes(inviteCodeUnknown);

/** How many steps back lead to the first step. A code that was accepted is not shown again. */
export function selectBackSteps(snapshot: RegisterSnapshot): number {
  switch (selectRegisterStep(snapshot)) {
    case "otp":
    case "profile":
      return 1;
    case "bank":
    case "outcomeUnknown":
      return 2;
    default:
      return 0;
  }
}

/** The code of the invite link cannot be read. */
export const selectIsInviteDamaged = ({ context }: RegisterSnapshot): boolean =>
  context.isInviteDamaged;

/** The invite code came with a link and is read-only. */
export const selectIsInvited = ({ context }: RegisterSnapshot): boolean => context.isInvited;
