import { otpLength } from "../otp/otp.rules.ts";
import type { Failure } from "../result.ts";
import type {
  FullRegistration,
  Login,
  RegisterContext,
  RegisterDraft,
  RegisterField,
  RegisterProblem,
  RegisterRule,
  Registration,
} from "./register.types.ts";
import { isBankNameAllowed, isPhone, normalisePhone, toBankName, toDigits } from "./typed.rules.ts";

type Typed = Pick<RegisterContext, "draft" | "secrets" | "edition" | "latinOnly">;

const refuse = (rule: RegisterRule, field: RegisterField): RegisterProblem => ({
  kind: "rule",
  rule,
  field,
});

const missing = (values: Partial<Record<RegisterField, string>>): RegisterProblem[] =>
  (Object.keys(values) as RegisterField[])
    .filter((field) => !values[field]?.trim())
    .map((field) => refuse("required", field));

/** An empty wizard. The Lao build starts with LAK (journey.txt 9). */
export const emptyDraft = (edition: "thai" | "lao"): RegisterDraft => ({
  phone: "",
  name: "",
  source: "",
  inviteCode: "",
  bankCode: "",
  firstName: "",
  lastName: "",
  accountNo: "",
  currency: edition === "lao" ? "LAK" : "",
});

/** What keeps the phone step from moving on. */
export function phoneProblems({ draft, edition }: Typed): RegisterProblem[] {
  if (!draft.phone.trim()) return [refuse("required", "phone")];
  if (isPhone(normalisePhone(draft.phone), edition)) return [];
  return [refuse(edition === "lao" ? "phoneDigits" : "phoneTenDigits", "phone")];
}

/** What keeps the code step from moving on. */
export function otpProblems({ secrets }: Typed): RegisterProblem[] {
  if (!secrets.otpCode.trim()) return [refuse("required", "otpCode")];
  const digits = toDigits(secrets.otpCode);
  return digits.length === otpLength && /^\d+$/.test(digits)
    ? []
    : [refuse("otpDigits", "otpCode")];
}

/** What keeps the profile step from asking the server. Source and invite code are the member's choice. */
export function profileProblems({ draft, secrets }: Typed): RegisterProblem[] {
  const { password, confirmation } = secrets;
  const problems = missing({ name: draft.name, password, confirmation });
  if (password && confirmation && password !== confirmation)
    problems.push(refuse("passwordsDiffer", "confirmation"));
  return problems;
}

/** What keeps the bank step from asking the server. */
export function bankProblems({ draft, latinOnly }: Typed): RegisterProblem[] {
  const { bankCode, firstName, lastName, accountNo } = draft;
  const problems = missing({ bankCode, accountNo, firstName, lastName });
  if (accountNo.trim() && !/^\d+$/.test(toDigits(accountNo)))
    problems.push(refuse("accountDigits", "accountNo"));
  for (const [field, name] of [
    ["firstName", firstName],
    ["lastName", lastName],
  ] as const) {
    if (name.trim() && !isBankNameAllowed(bankCode, name.trim(), latinOnly))
      problems.push(refuse("latinOnly", field));
  }
  return problems;
}

/** What the profile step knows, as the server takes it. */
export function toRegistration({ draft, secrets }: Typed): Registration {
  const inviteCode = draft.inviteCode.trim();
  return {
    name: draft.name.trim(),
    phoneNumber: normalisePhone(draft.phone),
    password: secrets.password,
    ...(draft.source ? { source: draft.source } : {}),
    ...(inviteCode ? { inviteCode } : {}),
  };
}

/** All of it, as the server takes it: first and last name joined, upper case. */
export function toFullRegistration(typed: Typed): FullRegistration {
  const { draft, edition } = typed;
  return {
    ...toRegistration(typed),
    bankCode: draft.bankCode,
    bankAccountName: toBankName(draft.firstName, draft.lastName),
    bankAccountNo: toDigits(draft.accountNo),
    ...(edition === "lao" && draft.currency ? { currency: draft.currency } : {}),
  };
}

/** What the account of this registration opens with. */
export const toLogin = ({ draft, secrets }: Typed): Login => ({
  username: normalisePhone(draft.phone),
  password: secrets.password,
});

const bankCodes: ReadonlySet<string> = new Set([
  "EXISTING_BANK",
  "INVALID_BANK",
  "NO_BANK",
  "BANK_ACCOUNT_NAME_ENG",
]);

/** Whether an error is about bank fields: at the profile step these are not known yet. */
export const isAboutBank = (error: Failure): boolean =>
  error.kind === "coded" && bankCodes.has(error.code);

/** Whether the server says that the number is a member's. */
export const isExistingUser = (error: Failure): boolean =>
  error.kind === "coded" && error.code === "EXISTING_USER";

const fieldOfCode: Readonly<Record<string, RegisterField>> = {
  PHONE_NUMBER_REQUIRE_10_DIGIT: "phone",
  OTP_CODE_INVALID: "otpCode",
  OTP_EXPIRED: "otpCode",
  OTP_NOT_EXIST: "otpCode",
  OTP_TOKEN_INVALID: "otpCode",
  EXISTING_BANK: "accountNo",
  INVALID_BANK: "accountNo",
  NO_BANK: "bankCode",
  BANK_ACCOUNT_NAME_ENG: "firstName",
};

/** A server's refusal with the field it is about, where the code tells. */
export function failureProblem(error: Failure): RegisterProblem {
  return {
    kind: "failure",
    error,
    field: error.kind === "coded" ? fieldOfCode[error.code] : undefined,
  };
}
