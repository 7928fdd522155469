import { isSameName } from "@satang/machines/money";
import { defineMoneyOperation, fieldsOf } from "../money/define-money-operation.ts";
import { judgedByStatement } from "../money/move.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";
import { TRANSFER_LOCK } from "./transfer.operation.ts";

/** Moves the whole wallet to a game. */
export type TransferAllOrder = {
  /** Code of the game. */
  readonly to: string;
};

/** `POST /api/wallet/transferAll` (money.txt §7; decision 34). */
export const transferAllOperation = defineMoneyOperation<TransferAllOrder>({
  name: "transferAll",
  owner: "member",
  lock: () => TRANSFER_LOCK,
  subject: ({ to }) => to,
  isRepeatHarmless: false,
  refreshes: MONEY_KEYS,
  readOrder: (stored) => {
    const { to } = fieldsOf(stored) ?? {};
    return typeof to === "string" ? { to } : null;
  },
  send: ({ client, pinned }, { to }, idempotencyKey) =>
    client.wallet.transferAll({ to }, { ...pinned, idempotencyKey }),
  ...judgedByStatement<TransferAllOrder>(
    // The amount is not known, and a row may have names instead of codes.
    (row) => isSameName(row.type, "transfer"),
  ),
});
