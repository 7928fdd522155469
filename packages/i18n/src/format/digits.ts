import { cleanDigits, isPhone } from "@satang/core";

const TEN_DIGITS = /^\d{10}$/;

/** `081 234 5678` for a Thai number; any other number as it is. */
export function groupPhone(number: string): string {
  const digits = cleanDigits(number);
  return isPhone(digits)
    ? `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
    : number;
}

/** 3-3-rest (`123-456-7890`) for 10 digits; any other number as it is (money.txt §2, profile). */
export function groupAccountNumber(number: string): string {
  const digits = cleanDigits(number);
  return TEN_DIGITS.test(digits)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
    : number;
}
