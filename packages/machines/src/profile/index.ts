export {
  type BankAccountNameProblem,
  findBankAccountNameProblem,
  mustFixBankAccountName,
  type NamedBankAccount,
} from "./bank-account-name.rules.ts";
