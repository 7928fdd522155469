import { type Satang, toBaht } from "@satang/core";
import { isSameName, mayBeOfAmount } from "@satang/machines/money";
import { defineMoneyOperation, fieldsOf, isAmount } from "../money/define-money-operation.ts";
import { judgedByStatement } from "../money/move.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";

/** Transfers are made one at a time, with either call. */
export const TRANSFER_LOCK = "transfer";

/** Moves an amount between two accounts: `wallet` or the code of a game. */
export type TransferOrder = {
  readonly from: string;
  readonly to: string;
  readonly amount: Satang;
};

/** `POST /api/wallet/transfer` (money.txt §7). */
export const transferOperation = defineMoneyOperation<TransferOrder>({
  name: "transfer",
  owner: "member",
  lock: () => TRANSFER_LOCK,
  isRepeatHarmless: false,
  refreshes: MONEY_KEYS,
  readOrder: (stored) => {
    const { from, to, amount } = fieldsOf(stored) ?? {};
    return typeof from === "string" && typeof to === "string" && isAmount(amount)
      ? { from, to, amount }
      : null;
  },
  send: ({ client, pinned }, { from, to, amount }, idempotencyKey) =>
    client.wallet.transfer({ from, to, amount: toBaht(amount) }, { ...pinned, idempotencyKey }),
  ...judgedByStatement<TransferOrder>(
    // A row may have names instead of codes, or no ends at all.
    (row, { amount }) => isSameName(row.type, "transfer") && mayBeOfAmount(row, amount),
  ),
});
