import { cleanBankName, cleanDigits } from "@satang/core";

const LATIN_ONLY_BANKS = new Set(["KTB", "TMB", "BBL"]);
const LATIN_NAME = /^[A-Z]+(?: [A-Z]+)*$/;

/** Whether a name is Latin letters and spaces only. */
export function isLatinName(name: string): boolean {
  return LATIN_NAME.test(cleanBankName(name));
}

/** Whether a bank accepts this account name: KTB, TMB and BBL require Latin letters. */
export function isNameAccepted(bankCode: string, name: string): boolean {
  return !LATIN_ONLY_BANKS.has(bankCode) || isLatinName(name);
}

/** Whether an account number is 6 to 20 digits, apart from separators. */
export function isAccountNo(text: string): boolean {
  return /^\d{6,20}$/.test(cleanDigits(text));
}
