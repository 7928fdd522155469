/** `081 234 5678` for 10 digits; any other number as it is. */
export function phone(number: string): string {
  const digits = number.replace(/[\s-]/g, "");
  return /^\d{10}$/.test(digits)
    ? `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
    : number;
}

/** 3-3-rest (`123-456-7890`) for 10 digits; any other number as it is (money.txt §2, profile). */
export function accountNumber(number: string): string {
  const digits = number.replace(/[\s-]/g, "");
  return /^\d{10}$/.test(digits)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
    : number;
}
