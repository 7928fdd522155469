export {
  type BankAccountNameProblem,
  findBankAccountNameProblem,
  mustFixBankAccountName,
  type NamedBankAccount,
} from "./bank-account-name.rules.ts";
export {
  findPasswordProblems,
  type PasswordField,
  type PasswordProblem,
  type PasswordValues,
} from "./change-password.rules.ts";
export {
  findProfileField,
  findProfileProblems,
  type ProfileField,
  type ProfileProblem,
  type ProfileValues,
  toProfileUpdate,
} from "./profile-edit.rules.ts";
