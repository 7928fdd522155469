import { isBankNameAllowed, type LatinOnlyRule, latinOnlyRule } from "../register/typed.rules.ts";

/** Why a bank account name may not be saved (money.txt §5). */
export type BankAccountNameProblem = "required" | "latinOnly";

/** What of a member's bank account the rule needs. */
export type NamedBankAccount = { readonly bankCode: string; readonly bankAccountName: string };

/** Whether the name must be fixed before the member deposits: a Latin-only bank knows it by another one (decision 24). */
export function mustFixBankAccountName(
  { bankCode, bankAccountName }: NamedBankAccount,
  rule: LatinOnlyRule = latinOnlyRule,
): boolean {
  return !isBankNameAllowed(bankCode.trim().toUpperCase(), bankAccountName, rule);
}

/** What keeps a typed name from being saved. The modal edits Latin names only, whatever the bank. */
export function findBankAccountNameProblem(
  name: string,
  rule: LatinOnlyRule = latinOnlyRule,
): BankAccountNameProblem | null {
  if (name.trim() === "") return "required";
  return rule.pattern.test(name.trim()) ? null : "latinOnly";
}
