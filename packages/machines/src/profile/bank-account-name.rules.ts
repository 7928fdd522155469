import { cleanBankName, isBlank } from "@satang/core";
import { isBankNameAllowed, type LatinOnlyRule, latinOnlyRule } from "../register/typed.rules.ts";

/** Why a bank account name may not be saved (money.txt §5). */
export type BankAccountNameProblem = "required" | "latinOnly";

/** The fields of a member's bank account that the rule reads. */
export type NamedBankAccount = { readonly bankCode: string; readonly bankAccountName: string };

/** Whether the name must be fixed before a deposit: the bank accepts Latin names only, and this one is not Latin (decision 24). */
export function mustFixBankAccountName(
  { bankCode, bankAccountName }: NamedBankAccount,
  rule: LatinOnlyRule = latinOnlyRule,
): boolean {
  return !isBankNameAllowed(bankCode, bankAccountName, rule);
}

/** Why a typed name cannot be saved, or `null`. The form accepts Latin names only, for every bank. */
export function findBankAccountNameProblem(
  name: string,
  rule: LatinOnlyRule = latinOnlyRule,
): BankAccountNameProblem | null {
  if (isBlank(name)) return "required";
  return rule.pattern.test(cleanBankName(name)) ? null : "latinOnly";
}
