/** Drops separators and turns a leading +66 into 0. */
export function normalisePhone(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/[\s().-]/g, "").replace(/^\+66/, "0");
  return /^\d+$/.test(digits) ? digits : trimmed;
}

/** Whether a number is one of Thailand: exactly 10 digits. */
export function isPhone(text: string): boolean {
  return /^\d{10}$/.test(text);
}
