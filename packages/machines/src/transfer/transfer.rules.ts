import { type Satang, satang } from "@satang/core";

/** Minimum of a transfer: 1 baht (money.txt §5). */
export const TRANSFER_MINIMUM: Satang = satang(100);

/**
 * Values of the two carousels and the field. `null` is the 'none' slide or an amount that is not
 * readable yet.
 */
export type TransferDraft = {
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: Satang | null;
};

/** Why a transfer may not be sent yet; the first problem that applies. */
export type TransferProblem =
  | { readonly kind: "accountMissing" }
  | { readonly kind: "sameAccount" }
  | { readonly kind: "belowMinimum"; readonly minimum: Satang }
  | { readonly kind: "aboveBalance"; readonly balance: Satang };

/**
 * Checks that both ends are chosen and different, and that the amount is at least 1 baht and at
 * most the balance of the source.
 * @param balances satang by account code; a source that is not listed has no upper bound here: the
 * server checks it
 */
export function findTransferProblem(
  draft: TransferDraft,
  balances: Readonly<Record<string, Satang>>,
): TransferProblem | null {
  const { from, to, amount } = draft;
  if (from === null || to === null) return { kind: "accountMissing" };
  if (from === to) return { kind: "sameAccount" };
  if (amount === null || amount < TRANSFER_MINIMUM) {
    return { kind: "belowMinimum", minimum: TRANSFER_MINIMUM };
  }
  const balance = balances[from];
  if (balance !== undefined && amount > balance) return { kind: "aboveBalance", balance };
  return null;
}
