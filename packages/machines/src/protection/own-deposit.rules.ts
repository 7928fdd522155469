import { addSatang, type Satang, satang } from "@satang/core";

/** Why the member's own limit refuses a deposit, before anything is sent. */
export type OwnDepositProblem =
  /** `left` of today's limit; `null` when today's deposits are not known. */
  | { readonly kind: "aboveOwnLimit"; readonly limit: Satang; readonly left: Satang | null }
  /** Today's deposits are not known, so that the limit cannot be kept. */
  | { readonly kind: "ownLimitUnknown"; readonly limit: Satang };

/** Rest of a limit, never below 0. */
export const leftOf = (limit: Satang, deposited: Satang): Satang =>
  satang(Math.max(0, limit - deposited));

/**
 * Checks a deposit against the member's own limit.
 * @param limit of the day; `null` when there is none
 * @param deposited today, also what is under way; `null` when not known
 */
export function findOwnDepositProblem(
  amount: Satang,
  limit: Satang | null,
  deposited: Satang | null,
): OwnDepositProblem | null {
  if (limit === null) return null;
  const left = deposited === null ? null : leftOf(limit, deposited);
  if (amount > limit) return { kind: "aboveOwnLimit", limit, left };
  if (deposited === null) return { kind: "ownLimitUnknown", limit };
  return addSatang(deposited, amount) > limit ? { kind: "aboveOwnLimit", limit, left } : null;
}
