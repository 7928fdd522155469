/** The parts of an amount, for screens that render them in different sizes. */
export interface MoneyParts {
  /** `-` for a negative amount, otherwise empty. */
  readonly sign: "" | "-";
  /** `฿` or `₭`. */
  readonly currency: string;
  /** Grouped whole units: `1,234,567`. */
  readonly integer: string;
  /** Two digits, without the point. */
  readonly decimals: string;
}

/** The currencies of the contract: baht everywhere, kip in the Lao build. */
export type Currency = "BAHT" | "LAK";

const SYMBOLS: Readonly<Record<Currency, string>> = { BAHT: "฿", LAK: "₭" };

/** Shown in place of an amount that is not a number, such as `NaN`. */
export const NO_AMOUNT = "–";

/** Whether an amount can be shown: finite and exact to the satang. */
export function isShowable(amount: number): boolean {
  return Number.isSafeInteger(Math.round(amount * 100));
}

/**
 * The parts of an amount in baht (or kip), rounded to the satang: the wire has at most two
 * decimals, so rounding removes only the errors of binary fractions. The same in all languages
 * (decision 26).
 */
export function moneyParts(amount: number, currency: Currency = "BAHT"): MoneyParts {
  if (!isShowable(amount)) {
    return { sign: "", currency: SYMBOLS[currency], integer: NO_AMOUNT, decimals: "" };
  }
  const satang = Math.round(amount * 100);
  const digits = String(Math.abs(satang)).padStart(3, "0");
  return {
    sign: satang < 0 ? "-" : "",
    currency: SYMBOLS[currency],
    integer: group(digits.slice(0, -2)),
    decimals: digits.slice(-2),
  };
}

/** `1,234,567.50`, without a currency. */
export function money(amount: number): string {
  const { sign, integer, decimals } = moneyParts(amount);
  return decimals ? `${sign}${integer}.${decimals}` : integer;
}

/** `1,000` or `1,000.50`: decimals only when they are not zero; for bounds and quick amounts. */
export function shortMoney(amount: number): string {
  return money(amount).replace(/\.00$/, "");
}

/** A count of coins, pages or rows, grouped: `12,480`. */
export function count(value: number): string {
  if (!Number.isFinite(value)) return NO_AMOUNT;
  const whole = Math.trunc(value);
  return `${whole < 0 ? "-" : ""}${group(String(Math.abs(whole)))}`;
}

/** `15%`, `12.5%`: `value` is in percent, at most two decimals. */
export function percent(value: number): string {
  if (!Number.isFinite(value)) return NO_AMOUNT;
  return `${Math.round(value * 100) / 100}%`;
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
