import type { SnapshotFrom } from "xstate";
import { otpResendAt } from "../otp/otp.rules.ts";
import type { registerMachine } from "./register.machine.ts";
import type { RegisterDraft, RegisterField, RegisterProblem } from "./register.types.ts";
import { normalisePhone } from "./typed.rules.ts";

type Snapshot = SnapshotFrom<typeof registerMachine>;

/** Where a registration stands. */
export type RegisterStep =
  | "phone"
  | "otp"
  | "profile"
  | "bank"
  | "outcomeUnknown"
  | "registered"
  | "redirecting";

/** A step that is filled in. */
export type RegisterFormStep = Extract<RegisterStep, "phone" | "otp" | "profile" | "bank">;

const fieldsOfStep: Readonly<Record<RegisterStep, readonly RegisterField[]>> = {
  phone: ["phone"],
  otp: ["otpCode"],
  profile: ["name", "password", "confirmation", "source", "inviteCode"],
  bank: ["bankCode", "accountNo", "firstName", "lastName", "currency"],
  outcomeUnknown: [],
  registered: [],
  redirecting: [],
};

/** The steps of the form in order. */
const formSteps: readonly RegisterFormStep[] = ["phone", "otp", "profile", "bank"];

const stepOf = ({ value }: Snapshot): RegisterStep =>
  (typeof value === "string" ? value : Object.keys(value)[0]) as RegisterStep;

/** Whether this number needs a code, as far as it is known. */
const asksCode = ({ context: { otpRequired, otp, clearedPhone, draft } }: Snapshot): boolean => {
  const phone = normalisePhone(draft.phone);
  return otpRequired !== false && (clearedPhone !== phone || otp?.phone === phone);
};

/** What a view reads of a registration. */
export const registerSelectors = {
  step: stepOf,
  /** The steps of this registration in order: without the code where none is asked for. */
  steps: (snapshot: Snapshot): readonly RegisterFormStep[] =>
    asksCode(snapshot) ? formSteps : formSteps.filter((step) => step !== "otp"),
  /** A call is on its way. */
  isBusy: (snapshot: Snapshot): boolean =>
    typeof snapshot.value === "object" &&
    !["entering", "waiting"].includes(Object.values(snapshot.value)[0] ?? ""),
  /** The member's code is on its way again. */
  isResending: (snapshot: Snapshot): boolean => snapshot.matches({ otp: "resending" }),
  draft: (snapshot: Snapshot): RegisterDraft => snapshot.context.draft,
  value: (snapshot: Snapshot, field: RegisterField): string => {
    const { draft, secrets } = snapshot.context;
    return field in secrets
      ? secrets[field as keyof typeof secrets]
      : draft[field as keyof typeof draft];
  },
  /** What is wrong with a field of this step. */
  fieldProblem: (snapshot: Snapshot, field: RegisterField): RegisterProblem | undefined =>
    snapshot.context.problems.find((problem) => "field" in problem && problem.field === field),
  /** What is wrong with the step as a whole, or with a field it does not show. */
  stepProblem: (snapshot: Snapshot): RegisterProblem | undefined =>
    snapshot.context.problems.find(
      (problem) =>
        problem.kind === "notRegistered" ||
        !problem.field ||
        !fieldsOfStep[stepOf(snapshot)].includes(problem.field),
    ),
  /** The first field to mend, for the focus. */
  firstWrongField: (snapshot: Snapshot): RegisterField | undefined =>
    fieldsOfStep[stepOf(snapshot)].find((field) => registerSelectors.fieldProblem(snapshot, field)),
  /** Normalised. */
  phone: (snapshot: Snapshot): string => normalisePhone(snapshot.context.draft.phone),
  otpRef: (snapshot: Snapshot): string | undefined => snapshot.context.otp?.ref || undefined,
  /** When another code may be asked for, server time in ms. */
  resendAt: (snapshot: Snapshot): number | undefined =>
    snapshot.context.otp && otpResendAt(snapshot.context.otp),
  /** The invite code came with a link: read-only. */
  isInvited: (snapshot: Snapshot): boolean => snapshot.context.isInvited,
};
