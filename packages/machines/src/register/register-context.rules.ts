import { findInviteCode, type Result, readOneTimeCode } from "@satang/core";
import {
  isOtpVerified,
  type OtpReply,
  otpLength,
  readOtpLength,
  type SentOtp,
} from "../otp/otp.rules.ts";
import { emptyDraft, failureProblem, lengthOfOtp, otpNotFound } from "./register.rules.ts";
import type {
  FieldChange,
  RegisterContext,
  RegisterDraft,
  RegisterInput,
  RegisterProblem,
} from "./register.types.ts";
import { latinOnlyRule } from "./typed.rules.ts";
import { toPhone } from "./typed-phone.rules.ts";

/** The initial context: the values from an earlier visit, and the code of an invite link. */
export function toContext(input: RegisterInput): RegisterContext {
  const edition = input.edition ?? "thai";
  const isInviteDamaged = input.isInviteDamaged ?? false;
  // A damaged link may be of another inviter than the stored code.
  const inviteCode = isInviteDamaged ? null : findInviteCode(input.inviteCode ?? "");
  const empty = emptyDraft(edition);
  // Only the Lao edition has a field for it, in which another edition's visit could be corrected.
  const saved = edition === "lao" ? input.saved : { ...input.saved, currency: empty.currency };
  return {
    edition,
    latinOnly: input.latinOnly ?? latinOnlyRule,
    otpLength: input.otpLength ?? otpLength,
    now: input.now,
    draft: {
      ...empty,
      ...saved,
      ...(inviteCode === null ? {} : { inviteCode }),
    },
    secrets: { otpCode: "", password: "", confirmation: "" },
    isInvited: inviteCode !== null,
    isInviteDamaged,
    otp: null,
    otpRequired: null,
    clearedPhone: null,
    problems: [],
    orderedAt: 0,
  };
}

/** Draft that a reload keeps: a code that came with a link is stored on its own. */
export const keptDraft = ({ draft, isInvited }: RegisterContext): RegisterDraft =>
  isInvited ? { ...draft, inviteCode: "" } : draft;

/**
 * Sets the one-time code. A pasted message is read; without a code in it, the digits stay and the field says so.
 */
function changeCode(
  context: RegisterContext,
  { value: text, pasted }: FieldChange,
): Partial<RegisterContext> {
  const before = context.secrets.otpCode;
  const otpCode = readOneTimeCode({
    before,
    text,
    pasted,
    length: lengthOfOtp(context),
    isRefused: context.problems.length > 0,
  });
  if (otpCode === null) return { problems: [otpNotFound()] };
  if (otpCode === before && pasted === undefined) return {};
  return { problems: [], secrets: { ...context.secrets, otpCode } };
}

/** Sets one field, and removes its problems and those of the whole step. */
export function changeField(
  context: RegisterContext,
  change: FieldChange,
): Partial<RegisterContext> {
  const { field, value } = change;
  if (field === "inviteCode" && context.isInvited) return {};
  if (field === "otpCode") return changeCode(context, change);
  const problems = context.problems.filter(
    (problem) => problem.field !== null && problem.field !== field,
  );
  return field in context.secrets
    ? { problems, secrets: { ...context.secrets, [field]: value } }
    : { problems, draft: { ...context.draft, [field]: value } };
}

/**
 * Why the wizard stays on the step after a reply. A success without the requested data counts as
 * unreadable.
 */
export const toProblems = (reply: Result<unknown>): readonly RegisterProblem[] => [
  failureProblem(reply.ok ? { kind: "raw", message: "", status: 200 } : reply.error),
];

/** The code that was sent, or `null` when the reply contains none. */
export function toSentOtp(context: RegisterContext, reply: Result<OtpReply>): SentOtp | null {
  if (!reply.ok || isOtpVerified(reply) || !reply.data.otpToken) return null;
  return {
    ref: reply.data.otpRef ?? "",
    token: reply.data.otpToken,
    phone: toPhone(context),
    sentAt: context.now(),
    length: readOtpLength(reply.data.otpLength),
  };
}
