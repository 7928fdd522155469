import { type BonusOrder, receivingBonus } from "../bonus/bonus.operations.ts";
import { defineMoneyOperation } from "../money/define-money-operation.ts";

/** Receives the promotion of a code, upper case. The service knows the amount. */
export type PromotionOrder = BonusOrder;

/**
 * `GET /api/promotion/activate/{code}` (journey.txt §7), a GET that moves money (decision 8). A promotion is a bonus, and
 * one bonus is active at a time, so that it has the lock of bonuses and is judged as they are.
 */
export const promotionActivateOperation = defineMoneyOperation<PromotionOrder>({
  ...receivingBonus,
  name: "promotionActivate",
  send: ({ client, pinned }, order, idempotencyKey) =>
    client.promotion.activate(order, { ...pinned, idempotencyKey }),
});
