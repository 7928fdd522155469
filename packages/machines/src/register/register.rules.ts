import {
  type Edition,
  editionCurrency,
  type Failure,
  isCurrency,
  isPhone,
  removeSeparators,
  toCurrency,
  toWireCurrency,
} from "@satang/core";
import { otpLength } from "../otp/otp.rules.ts";
import type {
  FullRegistration,
  Login,
  RegisterContext,
  RegisterDraft,
  RegisterField,
  RegisterOrder,
  RegisterProblem,
  RegisterRule,
  Registration,
} from "./register.types.ts";
import { isBankNameAllowed, toBankName } from "./typed.rules.ts";
import { toPhone } from "./typed-phone.rules.ts";

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

/** An empty wizard. The Lao build starts with LAK (journey.txt §9). */
export const emptyDraft = (edition: Edition): RegisterDraft => ({
  phone: "",
  name: "",
  source: "",
  inviteCode: "",
  bankCode: "",
  firstName: "",
  lastName: "",
  accountNo: "",
  currency: edition === "lao" ? editionCurrency(edition) : "",
});

/** Why the phone step does not move on. */
export function phoneProblems(typed: Typed): RegisterProblem[] {
  const { draft, edition } = typed;
  if (!draft.phone.trim()) return [refuse("required", "phone")];
  if (isPhone(toPhone(typed), edition)) return [];
  return [refuse(edition === "lao" ? "phoneDigits" : "phoneTenDigits", "phone")];
}

/** Why the code step does not continue. */
export function otpProblems({ secrets }: Typed): RegisterProblem[] {
  if (!secrets.otpCode.trim()) return [refuse("required", "otpCode")];
  const digits = removeSeparators(secrets.otpCode);
  return digits.length === otpLength && /^\d+$/.test(digits)
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
  if (accountNo.trim() && !/^\d+$/.test(removeSeparators(accountNo)))
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

/** The payload of the profile step: the values known so far. */
export function toRegistration(typed: Typed): Registration {
  const { draft, secrets } = typed;
  const inviteCode = draft.inviteCode.trim();
  return {
    name: draft.name.trim(),
    phoneNumber: toPhone(typed),
    password: secrets.password,
    ...(draft.source ? { source: draft.source } : {}),
    ...(inviteCode ? { inviteCode } : {}),
  };
}

/** The payload of the bank step: all values, with first and last name joined in upper case. */
export function toFullRegistration(typed: Typed): FullRegistration {
  const { draft, edition } = typed;
  return {
    ...toRegistration(typed),
    bankCode: draft.bankCode,
    bankAccountName: toBankName(draft.firstName, draft.lastName),
    bankAccountNo: removeSeparators(draft.accountNo),
    ...(edition === "lao" && isCurrency(draft.currency)
      ? { currency: toWireCurrency(draft.currency) }
      : {}),
  };
}

/**
 * The draft of an ordered registration. Values typed in this tab are kept, unless they belong to
 * another number. The account name is split again: only its last word is the last name.
 */
export function restoreDraft(
  typed: Pick<RegisterContext, "draft" | "edition">,
  order: RegisterOrder,
): RegisterDraft {
  const { draft } = typed;
  if (toPhone(typed) === order.phoneNumber) return draft;
  const words = order.bankAccountName.split(" ");
  return {
    phone: order.phoneNumber,
    name: order.name,
    source: order.source ?? "",
    inviteCode: order.inviteCode ?? "",
    bankCode: order.bankCode,
    firstName: words.slice(0, -1).join(" "),
    lastName: words.at(-1) ?? "",
    accountNo: order.bankAccountNo,
    currency: toCurrency(order.currency) ?? draft.currency,
  };
}

/** The credentials of the account of this registration. */
export const toLogin = (typed: Typed): Login => ({
  username: toPhone(typed),
  password: typed.secrets.password,
});

const bankCodes: ReadonlySet<string> = new Set([
  "EXISTING_BANK",
  "INVALID_BANK",
  "NO_BANK",
  "BANK_ACCOUNT_NAME_ENG",
]);

/** Whether an error is about bank fields, which do not exist yet at the profile step. */
export const isAboutBank = (error: Failure): boolean =>
  error.kind === "coded" && bankCodes.has(error.code);

/** The server's codes and messages for a number that belongs to a member. */
export const existingUser: Failure = {
  kind: "coded",
  code: "EXISTING_USER",
  message: "",
  status: 400,
};

/** Whether the server says that the number belongs to a member. */
export const isExistingUser = (error: Failure): boolean =>
  error.kind === "coded" && error.code === existingUser.code;

const fieldOfCode: ReadonlyMap<string, RegisterField> = new Map<string, RegisterField>(
  Object.entries({
    PHONE_NUMBER_REQUIRE_10_DIGIT: "phone",
    OTP_CODE_INVALID: "otpCode",
    OTP_EXPIRED: "otpCode",
    OTP_NOT_EXIST: "otpCode",
    OTP_TOKEN_INVALID: "otpCode",
    EXISTING_BANK: "accountNo",
    INVALID_BANK: "accountNo",
    NO_BANK: "bankCode",
    BANK_ACCOUNT_NAME_ENG: "firstName",
  } as const),
);

/** A failure, assigned to the field that its code names, otherwise to the whole step. */
export function failureProblem(error: Failure): RegisterProblem {
  return {
    kind: "failure",
    error,
    field: (error.kind === "coded" && fieldOfCode.get(error.code)) || null,
  };
}
