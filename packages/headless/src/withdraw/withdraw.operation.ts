import { type Satang, toBaht } from "@satang/core";
import { isSameName, mayBeOfAmount } from "@satang/machines/money";
import { defineMoneyOperation, fieldsOf, isAmount } from "../money/define-money-operation.ts";
import { judgedByStatement } from "../money/move.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";

/** Withdrawals are made one at a time. */
export const WITHDRAW_LOCK = "withdraw";

/** Pays an amount out to the member's bank account. */
export type WithdrawOrder = { readonly amount: Satang };

/** `POST /api/wallet/withdrawAll`, the call of the withdraw modal (money.txt §7; decision 32). */
export const withdrawOperation = defineMoneyOperation<WithdrawOrder>({
  name: "withdraw",
  owner: "member",
  lock: () => WITHDRAW_LOCK,
  isRepeatHarmless: false,
  refreshes: [...MONEY_KEYS, "withdraw", "bonus"],
  readOrder: (stored) => {
    const { amount } = fieldsOf(stored) ?? {};
    return isAmount(amount) ? { amount } : null;
  },
  send: ({ client, pinned }, { amount }, idempotencyKey) =>
    client.wallet.withdrawAll({ amount: toBaht(amount) }, { ...pinned, idempotencyKey }),
  ...judgedByStatement<WithdrawOrder>(
    (row, { amount }) => isSameName(row.type, "withdraw") && mayBeOfAmount(row, amount),
  ),
});
