import { type Satang, satang, toExactSatang } from "@satang/core";

/** The first baht amount with more digits than the ledger stores. */
const TOO_MUCH = 1e12;

/** Amount of a call that asks for more than the ledger stores: above every limit and balance. */
export const MORE_THAN_ANY = satang(Number.MAX_SAFE_INTEGER);

/**
 * Reads the amount of a call as `toExactSatang` does, but more than the ledger stores as {@link MORE_THAN_ANY}, so that each
 * call refuses it with its own code.
 * @returns `null` when the number is negative, not a number or has more than two decimals
 */
export const toAskedSatang = (baht: number): Satang | null =>
  baht >= TOO_MUCH ? MORE_THAN_ANY : toExactSatang(baht);

/** A sum of amounts; {@link MORE_THAN_ANY} when no number counts it exactly. */
export const cappedSum = (sum: number | string | null | undefined): Satang =>
  satang(Math.min(Number(sum ?? 0), MORE_THAN_ANY));
