/** Whole satang; 100 satang are one baht. Every amount inside the sandbox is one of these. */
export type Satang = number;

const WIRE_AMOUNT = /^\d{1,12}(?:\.(\d{1,2}))?$/;

/**
 * Reads a baht amount of the wire.
 *
 * @returns whole satang, or `undefined` when the number is negative, not finite or has more than two decimals
 */
export function toSatang(baht: number): Satang | undefined {
  const text = String(baht);
  if (!WIRE_AMOUNT.test(text)) return undefined;
  const [whole = "0", decimals = ""] = text.split(".");
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}

/** The first baht amount with more digits than the ledger stores. */
const TOO_MUCH = 1e12;

/**
 * Reads the amount of a call: as `toSatang`, but `Infinity` for more than the ledger stores.
 * That is above every limit and balance, so each call refuses it with its own code.
 */
export const toAskedSatang = (baht: number): Satang | undefined =>
  baht >= TOO_MUCH ? Number.POSITIVE_INFINITY : toSatang(baht);

/** Writes whole satang as the wire's baht number. */
export function toBaht(satang: Satang): number {
  const sign = satang < 0 ? "-" : "";
  const digits = String(Math.abs(satang)).padStart(3, "0");
  return Number(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
