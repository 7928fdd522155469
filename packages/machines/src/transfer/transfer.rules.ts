import { type AmountProblem, type Currency, type Satang, satang } from "@satang/core";
import { WALLET_ACCOUNT } from "../money/index.ts";

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
 * @param balances satang by account code, of the accounts with a certain balance. The service knows that of a game only
 * from its last reading: a source that is not listed has no upper bound here, and the service checks it
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
  const balance = Object.hasOwn(balances, from) ? balances[from] : undefined;
  if (balance !== undefined && amount > balance) return { kind: "aboveBalance", balance };
  return null;
}

/** Amounts to choose with one press, for each currency. */
export const TRANSFER_QUICK_AMOUNTS: Readonly<Record<Currency, readonly Satang[]>> = {
  THB: [satang(100_00), satang(500_00), satang(1_000_00)],
  LAK: [satang(50_000_00), satang(100_000_00), satang(500_000_00)],
};

/** The accounts of both ends; `null` is the 'none' slide. */
export type TransferEnds = Pick<TransferDraft, "from" | "to">;

/**
 * The ends after a choice. A game that is chosen while the other end is 'none' is paired with the wallet: most transfers
 * begin or end there (ADR 0033).
 */
export function chooseTransferEnd(
  ends: TransferEnds,
  end: keyof TransferEnds,
  code: string | null,
): TransferEnds {
  const other = end === "from" ? "to" : "from";
  const isPaired = code !== null && code !== WALLET_ACCOUNT && ends[other] === null;
  return { ...ends, ...(isPaired ? { [other]: WALLET_ACCOUNT } : {}), [end]: code };
}

/** The opposite direction. */
export const swapTransferEnds = ({ from, to }: TransferEnds): TransferEnds => ({
  from: to,
  to: from,
});

/** The parts of a transfer that a member fills in. */
export type TransferField = "from" | "to" | "amount";

/**
 * The first part that is empty; `null` when none is.
 * @param values both ends, and the amount as typed
 */
export function nextTransferField({
  from,
  to,
  amount,
}: TransferEnds & { readonly amount: string }): TransferField | null {
  if (from === null) return "from";
  if (to === null) return "to";
  return amount.trim() === "" ? "amount" : null;
}

/** Steps of a member so far: nothing is reported as missing before it was asked for. */
export type TransferAttempt = Pick<TransferDraft, "from" | "to"> & {
  /** The member has tried to send it. */
  readonly isAttempted: boolean;
  /** The amount is not empty. */
  readonly isTyped: boolean;
};

/** The problem that is shown at a field; `null` when there is none, or not yet. */
export function findTransferFieldProblem(
  field: TransferField,
  problem: AmountProblem | TransferProblem | null,
  { from, to, isAttempted, isTyped }: TransferAttempt,
): AmountProblem | TransferProblem | null {
  const kind = typeof problem === "string" ? null : problem?.kind;
  if (kind === "accountMissing") {
    const isMissing = (field === "from" && from === null) || (field === "to" && to === null);
    return isAttempted && isMissing ? problem : null;
  }
  if (kind === "sameAccount") return field === "to" ? problem : null;
  return field === "amount" && (isAttempted || isTyped) ? problem : null;
}
