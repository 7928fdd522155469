import {
  cleanBankName,
  cleanDigits,
  cleanInviteCode,
  cleanName,
  type Edition,
  type ErrorSubject,
  editionCurrency,
  type Failure,
  isBlank,
  isPhone,
  rowOfFailure,
  toWireCurrency,
} from "@satang/core";
import type {
  FullRegistration,
  Login,
  RegisterContext,
  RegisterDraft,
  RegisterField,
  RegisterNeededField,
  RegisterProblem,
  RegisterRule,
  Registration,
} from "./register.types.ts";
import { isAccountNumber, isBankNameAllowed } from "./typed.rules.ts";
import { toPhone } from "./typed-phone.rules.ts";

type Typed = Pick<RegisterContext, "draft" | "secrets" | "edition" | "latinOnly">;
type TypedCode = Pick<RegisterContext, "secrets" | "otp" | "otpLength">;

const refuse = (
  rule: Exclude<RegisterRule, "required">,
  field: RegisterField,
): RegisterProblem => ({
  kind: "rule",
  rule,
  field,
});

const missing = (values: Partial<Record<RegisterNeededField, string>>): RegisterProblem[] =>
  (Object.keys(values) as RegisterNeededField[])
    .filter((field) => isBlank(values[field] ?? ""))
    .map((field) => ({ kind: "rule", rule: "required", field }));

/** An empty wizard. The Lao edition starts with kip (journey.txt §9). */
export const emptyDraft = (edition: Edition): RegisterDraft => ({
  phone: "",
  name: "",
  source: "",
  inviteCode: "",
  bankCode: "",
  firstName: "",
  lastName: "",
  accountNo: "",
  currency: editionCurrency(edition),
});

/** Why the phone step does not move on. */
export function phoneProblems(typed: Typed): RegisterProblem[] {
  const { draft, edition } = typed;
  if (isBlank(draft.phone)) return missing({ phone: draft.phone });
  const phone = toPhone(typed);
  if (isPhone(phone, edition)) return [];
  return [refuse(/\D/.test(phone) ? "phoneDigits" : "phoneTenDigits", "phone")];
}

/** Number of digits of the code that was sent. */
export const lengthOfOtp = ({ otp, otpLength }: Omit<TypedCode, "secrets">): number =>
  otp?.length ?? otpLength;

/** Why the code step does not continue. */
export function otpProblems(typed: TypedCode): RegisterProblem[] {
  const { otpCode } = typed.secrets;
  if (isBlank(otpCode)) return missing({ otpCode });
  const digits = cleanDigits(otpCode);
  return digits.length === lengthOfOtp(typed) && /^\d+$/.test(digits)
    ? []
    : [refuse("otpDigits", "otpCode")];
}

/** Why the profile step does not call the server. Source and invite code are optional. */
export function profileProblems({ draft, secrets }: Typed): RegisterProblem[] {
  const { password, confirmation } = secrets;
  const problems = missing({ name: draft.name, password, confirmation });
  if (password && confirmation && password !== confirmation)
    problems.push(refuse("passwordsDiffer", "confirmation"));
  return problems;
}

/** Why the bank step does not call the server. */
export function bankProblems({ draft, latinOnly }: Typed): RegisterProblem[] {
  const { bankCode, firstName, lastName, accountNo } = draft;
  const problems = missing({ bankCode, accountNo, firstName, lastName });
  if (!isBlank(accountNo) && !isAccountNumber(accountNo))
    problems.push(refuse("accountDigits", "accountNo"));
  for (const [field, name] of [
    ["firstName", firstName],
    ["lastName", lastName],
  ] as const) {
    if (!isBlank(name) && !isBankNameAllowed(bankCode, name, latinOnly))
      problems.push(refuse("latinOnly", field));
  }
  return problems;
}

/** The payload of the profile step: the values known so far. */
export function toRegistration(typed: Typed): Registration {
  const { draft, secrets } = typed;
  const inviteCode = cleanInviteCode(draft.inviteCode);
  return {
    name: cleanName(draft.name),
    phoneNumber: toPhone(typed),
    password: secrets.password,
    ...(draft.source ? { source: draft.source } : {}),
    ...(inviteCode ? { inviteCode } : {}),
  };
}

/** The payload of the profile step without the invite code, to learn whether that is what the server refuses. */
export function toRegistrationWithoutInvite(typed: Typed): Registration {
  const { inviteCode: _, ...registration } = toRegistration(typed);
  return registration;
}

/** The problem of a pasted text without a one-time code: another one for each paste, because each is reported. */
export const otpNotFound = (): RegisterProblem => refuse("otpNotFound", "otpCode");

/** The problem of an invite code that the server refuses. */
export const inviteCodeUnknown: RegisterProblem = refuse("inviteCodeUnknown", "inviteCode");

/** The payload of the bank step: all values, with first and last name joined in upper case. */
export function toFullRegistration(typed: Typed): FullRegistration {
  const { draft } = typed;
  return {
    ...toRegistration(typed),
    bankCode: draft.bankCode,
    bankAccountName: cleanBankName(draft.firstName, draft.lastName),
    bankAccountNo: cleanDigits(draft.accountNo),
    currency: toWireCurrency(draft.currency),
  };
}

/** The credentials of the account of this registration. */
export const toLogin = (typed: Typed): Login => ({
  username: toPhone(typed),
  password: typed.secrets.password,
});

/** Fields of the bank step by the input that a code is about. The account name has two fields here. */
const bankFields = {
  bankCode: "bankCode",
  accountNo: "accountNo",
  accountName: "firstName",
} as const satisfies Partial<Record<ErrorSubject, RegisterField>>;

const fields: Readonly<Partial<Record<ErrorSubject, RegisterField>>> = {
  ...bankFields,
  phone: "phone",
  otpCode: "otpCode",
};

/**
 * Whether an answer of the server may be about the invite code: it names no input, and no code of the catalogue does
 * so for an invite code.
 */
export const mayConcernInvite = (error: Failure): boolean =>
  (error.kind === "coded" || error.kind === "raw") && subjectOf(error) === null;

const subjectOf = (error: Failure) => rowOfFailure(error)?.about ?? null;

/** Whether an error is about bank fields, which do not exist yet at the profile step. */
export function isAboutBank(error: Failure): boolean {
  const subject = subjectOf(error);
  return subject !== null && subject in bankFields;
}

/** The server's codes and messages for a number that belongs to a member. */
export const existingUser: Failure = {
  kind: "coded",
  code: "EXISTING_USER",
  message: "",
  status: 400,
};

/** Whether the server says that the number belongs to a member. */
export const isExistingUser = (error: Failure): boolean => rowOfFailure(error)?.next === "logIn";

/** A failure, assigned to the field that its code names, otherwise to the whole step. */
export function failureProblem(error: Failure): RegisterProblem {
  const subject = subjectOf(error);
  return { kind: "failure", error, field: (subject && fields[subject]) ?? null };
}
