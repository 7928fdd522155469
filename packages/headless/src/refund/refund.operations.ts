import { isSameName } from "@satang/machines/money";
import { defineMoneyOperation, fieldsOf } from "../money/define-money-operation.ts";
import { judgedByStatement } from "../money/move.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";

/** Both ways to take the refund take the same money: one at a time. */
export const REFUND_LOCK = "refund";

/** Takes all of the refund that has accrued. The service knows the amount. */
export type RefundOrder = { readonly part: "all" };

/**
 * The amount is known afterwards only, because more may accrue meanwhile: any new bonus may be it, until a row carries
 * the key. A repeat that a browser sent by itself is refused, because nothing is left, although the first was executed.
 */
const shared = {
  owner: "member",
  lock: () => REFUND_LOCK,
  isRepeatHarmless: false,
  refreshes: [...MONEY_KEYS, "refund"],
  readOrder: (stored: unknown): RefundOrder | null =>
    fieldsOf(stored)?.part === "all" ? { part: "all" } : null,
  ...judgedByStatement<RefundOrder>((row) => isSameName(row.type, "bonus")),
} as const;

/** `GET /api/refund/receive` (money.txt §7), a GET that moves money (decision 8). */
export const refundReceiveOperation = defineMoneyOperation<RefundOrder>({
  ...shared,
  name: "refundReceive",
  send: ({ client, pinned }, _order, idempotencyKey) =>
    client.refund.receive({ ...pinned, idempotencyKey }),
});

/** `GET /api/refund/addWallet` (money.txt §7), a GET that moves money (decision 8). */
export const refundAddWalletOperation = defineMoneyOperation<RefundOrder>({
  ...shared,
  name: "refundAddWallet",
  send: ({ client, pinned }, _order, idempotencyKey) =>
    client.refund.addWallet({ ...pinned, idempotencyKey }),
});
