import {
  cleanBankName,
  cleanDigits,
  cleanName,
  type ErrorSubject,
  type Failure,
  isBlank,
  rowOfFailure,
} from "@satang/core";
import {
  isAccountNumber,
  isBankNameAllowed,
  type LatinOnlyRule,
  latinOnlyRule,
} from "../register/typed.rules.ts";

/** The member's own data that can be changed (money.txt §7). */
export type ProfileValues = {
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
};

/** A field of the form that changes the profile. */
export type ProfileField = keyof ProfileValues;

/** Why a typed profile is not sent. */
export type ProfileProblem = "required" | "latinOnly" | "accountDigits";

function findAccountNoProblem(bankAccountNo: string): ProfileProblem | null {
  if (isBlank(bankAccountNo)) return "required";
  return isAccountNumber(bankAccountNo) ? null : "accountDigits";
}

function findNameProblem(
  { bankCode, bankAccountName }: ProfileValues,
  rule: LatinOnlyRule,
): ProfileProblem | null {
  if (isBlank(bankAccountName)) return "required";
  return isBankNameAllowed(bankCode, bankAccountName, rule) ? null : "latinOnly";
}

/** The problems of a typed profile, by field; empty when it can be sent. The rules are those of a registration. */
export function findProfileProblems(
  values: ProfileValues,
  rule: LatinOnlyRule = latinOnlyRule,
): Readonly<Partial<Record<ProfileField, ProfileProblem>>> {
  const bankAccountName = findNameProblem(values, rule);
  const bankAccountNo = findAccountNoProblem(values.bankAccountNo);
  return {
    ...(isBlank(values.name) && { name: "required" }),
    ...(isBlank(values.bankCode) && { bankCode: "required" }),
    ...(bankAccountName && { bankAccountName }),
    ...(bankAccountNo && { bankAccountNo }),
  };
}

const fields: Readonly<Partial<Record<ErrorSubject, ProfileField>>> = {
  bankCode: "bankCode",
  accountNo: "bankAccountNo",
  accountName: "bankAccountName",
};

/** The field that a refusal is about; `null` when it is about the whole form. */
export function findProfileField(error: Failure): ProfileField | null {
  const subject = rowOfFailure(error)?.about;
  return (subject && fields[subject]) ?? null;
}

/** The profile as it is sent: clean names, the account name in upper case, the account number in digits. */
export const toProfileUpdate = (values: ProfileValues): ProfileValues => ({
  name: cleanName(values.name),
  bankCode: values.bankCode,
  bankAccountName: cleanBankName(values.bankAccountName),
  bankAccountNo: cleanDigits(values.bankAccountNo),
});
