import type { Currency, Satang } from "@satang/core";
import type { StatementEntry } from "../statement/statement.rules.ts";

/** Movement: a row of the statement, or an order that has no row yet ({@link receiptOfOrder}). */
export type ReceiptSource = Omit<StatementEntry, "key" | "source"> & {
  /** An order, until its row was found. */
  readonly isOrder?: true;
};

/** An order that was just executed, before the statement has its row. */
export type ExecutedOrder = {
  readonly kind: "deposit" | "transfer" | "withdraw";
  readonly amount: Satang;
  readonly currency: Currency;
  /** `wallet`, the code of a game, or the name of a bank account; `null` when it is not known. */
  readonly from: string | null;
  readonly to: string | null;
  /** Key of the intention, which the service may write on the row; `null` when there is none. */
  readonly reference: string | null;
  /** Server time of the order, ms. */
  readonly at: number;
};

/**
 * Where money came from or went to:
 * - `wallet`: the member's wallet, with the name of the member once it was read
 * - `bonus`: the balance of the bonus
 * - `game`: a game account
 * - `bank`: the member's own bank account
 * - `other`: as the service names it
 */
export type ReceiptEnd =
  | { readonly kind: "wallet"; readonly owner: string | null }
  | { readonly kind: "bonus" }
  | { readonly kind: "game"; readonly name: string; readonly code: string }
  | {
      readonly kind: "bank";
      /** `null` where the profile does not say it. */
      readonly bankCode: string | null;
      readonly accountNo: string;
      readonly accountName: string;
    }
  | { readonly kind: "other"; readonly name: string };

/** A receipt as a screen shows it. */
export type Receipt = Omit<ReceiptSource, "from" | "to"> & {
  /** `null` when the service does not say it. */
  readonly from: ReceiptEnd | null;
  readonly to: ReceiptEnd | null;
};
