import { type Result, succeed } from "@satang/core";
import { isSameName } from "@satang/machines/money";
import {
  defineMoneyOperation,
  fieldsOf,
  type OperationTools,
} from "../money/define-money-operation.ts";
import { judgedByStatement } from "../money/move.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";
import { toCoupons } from "./spin.rules.ts";

/** Coupons are claimed one at a time. */
export const CLAIM_COUPON_LOCK = "claimCoupon";

/** Claims a coupon. */
export type ClaimCouponOrder = {
  /** Code of its prize (decision 16). */
  readonly code: string;
};

/** The coupon pays a bonus. Its amount is known afterwards only. */
const statement = judgedByStatement<ClaimCouponOrder>((row) => isSameName(row.type, "bonus"));

async function countHeld(
  { client, pinned }: OperationTools,
  { code }: ClaimCouponOrder,
): Promise<Result<number>> {
  const reply = await client.spinwheel.coupons(pinned);
  if (!reply.ok) return reply;
  return succeed(toCoupons(reply.data).find((coupon) => coupon.code === code)?.count ?? 0);
}

const heldBefore = (before: unknown): number => {
  const { held } = fieldsOf(before) ?? {};
  return typeof held === "number" ? held : 0;
};

/**
 * `POST /api/spinwheel/coupon/claim` (journey.txt §7). It is judged by the statement; while that shows nothing, a coupon
 * that is missing from the list may have been claimed, so that "nothing happened" is never said of it.
 */
export const claimCouponOperation = defineMoneyOperation<ClaimCouponOrder>({
  name: "claimCoupon",
  owner: "member",
  lock: () => CLAIM_COUPON_LOCK,
  isRepeatHarmless: false,
  refreshes: [...MONEY_KEYS, "spin"],
  readOrder: (stored) => {
    const { code } = fieldsOf(stored) ?? {};
    return typeof code === "string" ? { code } : null;
  },
  prepare: async (tools, order) => {
    const rows = await statement.prepare(tools, order);
    if (!rows.ok) return rows;
    const held = await countHeld(tools, order);
    // The member sees the coupon: a list without it is older, or not of the service.
    return held.ok ? succeed({ ...fieldsOf(rows.data), held: Math.max(held.data, 1) }) : held;
  },
  send: ({ client, pinned }, { code }, idempotencyKey) =>
    client.spinwheel.claimCoupon({ coupon: code }, { ...pinned, idempotencyKey }),
  judge: async (tools, intention) => {
    const judgement = await statement.judge(tools, intention);
    if (judgement.kind !== "absent") return judgement;
    const held = await countHeld(tools, intention.order);
    const isThere = held.ok && held.data >= heldBefore(intention.before);
    return isThere ? judgement : { kind: "unclear", hint: null };
  },
});
