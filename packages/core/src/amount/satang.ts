declare const unit: unique symbol;

/**
 * A whole number of hundredths of a currency unit: satang of a baht, att of a kip. Sums and comparisons use it, never
 * baht in floating point (decision 5). A plain number is not assignable to it.
 */
export type Satang = number & { readonly [unit]: "satang" };

const PER_BAHT = 100;

/** Whether a value is a safe integer, as an amount must be. */
export const isSatang = (value: unknown): value is Satang => Number.isSafeInteger(value);

/**
 * Marks a whole number as satang.
 * @throws RangeError when it is not a safe integer, which is a mistake in the program, not in the
 * data.
 */
export function satang(value: number): Satang {
  if (!isSatang(value)) throw new RangeError(`${value} is not a whole number of satang`);
  return value;
}

/** Zero. */
export const ZERO = satang(0);

/** Adds amounts. */
export const addSatang = (...amounts: readonly Satang[]): Satang =>
  satang(amounts.reduce((sum, amount) => sum + amount, 0));

/** Returns `from` minus `amount`. */
export const subtractSatang = (from: Satang, amount: Satang): Satang => satang(from - amount);

/**
 * Baht of a reply → satang. A third decimal, which the contract forbids, is cut off towards zero,
 * so that a member never sees more money than there is. Infinity and NaN become 0.
 */
export function toSatang(baht: number): Satang {
  const scaled = baht * PER_BAHT;
  const nearest = Math.round(scaled);
  const isWhole = Math.abs(scaled - nearest) < 1e-4;
  const whole = (isWhole ? nearest : Math.trunc(scaled)) + 0;
  return isSatang(whole) ? whole : ZERO;
}

/** Digits before the point of the largest amount: far above any wallet, and exact as a number. */
export const WIRE_DIGITS = 12;

const WIRE_AMOUNT = new RegExp(`^\\d{1,${WIRE_DIGITS}}(?:\\.(\\d{1,2}))?$`);

/**
 * Baht of a request → satang, strictly.
 * @returns `null` when the number is negative, not finite, too large or has more than two decimals
 */
export function toExactSatang(baht: number): Satang | null {
  const text = String(baht);
  if (!WIRE_AMOUNT.test(text)) return null;
  const [whole = "0", decimals = ""] = text.split(".");
  return satang(Number(whole) * PER_BAHT + Number(decimals.padEnd(2, "0")));
}

/** The digits of an amount: `-`, `1234` and `50` for -123450. */
export type AmountDigits = {
  /** `-` for a negative amount, otherwise empty. */
  readonly sign: "" | "-";
  /** Whole units, without leading zeros. */
  readonly whole: string;
  /** Two digits. */
  readonly decimals: string;
};

/** Splits an amount into its digits. */
export function amountDigits(amount: Satang): AmountDigits {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return {
    sign: amount < 0 ? "-" : "",
    whole: digits.slice(0, -2),
    decimals: digits.slice(-2),
  };
}

/** Satang → baht for the wire: a JSON number with at most two decimals. */
export function toBaht(amount: Satang): number {
  const { sign, whole, decimals } = amountDigits(amount);
  return Number(`${sign}${whole}.${decimals}`);
}
