import { isOtpVerified, type OtpReply, type SentOtp } from "../otp/otp.rules.ts";
import type { Result } from "../result.ts";
import { emptyDraft, failureProblem } from "./register.rules.ts";
import type {
  RegisterContext,
  RegisterEvent,
  RegisterInput,
  RegisterProblem,
} from "./register.types.ts";
import { latinOnlyRule, normalisePhone, parseInviteCode } from "./typed.rules.ts";

/** The wizard as it opens: what an earlier visit typed, and the code of an invite link. */
export function toContext(input: RegisterInput): RegisterContext {
  const edition = input.edition ?? "thai";
  const inviteCode = parseInviteCode(input.inviteCode);
  return {
    edition,
    latinOnly: input.latinOnly ?? latinOnlyRule,
    now: input.now,
    draft: { ...emptyDraft(edition), ...input.saved, ...(inviteCode ? { inviteCode } : {}) },
    secrets: { otpCode: "", password: "", confirmation: "" },
    isInvited: inviteCode !== undefined,
    otp: undefined,
    otpRequired: undefined,
    clearedPhone: undefined,
    problems: [],
  };
}

/** One field typed: its problem goes, and the problems of the whole step too. */
export function change(
  context: RegisterContext,
  event: Extract<RegisterEvent, { type: "field.change" }>,
): Partial<RegisterContext> {
  const { field, value } = event;
  if (field === "inviteCode" && context.isInvited) return {};
  const problems = context.problems.filter(
    (problem) => problem.kind !== "notRegistered" && problem.field && problem.field !== field,
  );
  return field in context.secrets
    ? { problems, secrets: { ...context.secrets, [field]: value } }
    : { problems, draft: { ...context.draft, [field]: value } };
}

/** Why a reply does not lead on. One that succeeded without what was asked for counts as garbage. */
export const toProblems = (result: Result<unknown>): readonly RegisterProblem[] => [
  failureProblem(result.ok ? { kind: "raw", message: "", status: 200 } : result.error),
];

/** The code a reply sent, if it sent one. */
export function toSentOtp(context: RegisterContext, result: Result<OtpReply>): SentOtp | undefined {
  if (!result.ok || isOtpVerified(result) || !result.data.otpToken) return undefined;
  return {
    ref: result.data.otpRef ?? "",
    token: result.data.otpToken,
    phone: normalisePhone(context.draft.phone),
    sentAt: context.now(),
  };
}
