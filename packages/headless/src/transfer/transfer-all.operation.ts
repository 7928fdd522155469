import { isSameName, WALLET_ACCOUNT } from "@satang/machines";
import { defineMoneyOperation, fieldsOf } from "../money/define-money-operation.ts";
import { judgeMoveBy, prepareMove } from "../money/move.ts";
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
  isRepeatHarmless: false,
  refreshes: MONEY_KEYS,
  readOrder: (stored) => {
    const { to } = fieldsOf(stored) ?? {};
    return typeof to === "string" ? { to } : null;
  },
  prepare: prepareMove,
  send: ({ client, pinned }, { to }, idempotencyKey) =>
    client.wallet.transferAll({ to }, { ...pinned, idempotencyKey }),
  judge: judgeMoveBy(
    (row, { to }) =>
      isSameName(row.type, "transfer") &&
      isSameName(row.from, WALLET_ACCOUNT) &&
      isSameName(row.to, to),
  ),
});
