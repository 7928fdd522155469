import type { Client } from "@satang/api";
import { type Currency, type Satang, toSatang } from "@satang/core";

type CheckReply = Extract<Awaited<ReturnType<Client["refund"]["check"]>>, { ok: true }>["data"];
type ListReply = Extract<Awaited<ReturnType<Client["refund"]["list"]>>, { ok: true }>["data"];

/** The refund that has accrued (money.txt §3). */
export type RefundCheck = {
  /** A refund exists. */
  readonly isAvailable: boolean;
  /** A bonus locks it. */
  readonly isLocked: boolean;
  /** Markup of the server, which is not trusted; `null` when there is none. */
  readonly info: string | null;
  readonly amount: Satang;
  readonly currency: Currency;
  /** Percent; `null` when the service does not say it. */
  readonly success: number | null;
  /** Percent; `null` when the service does not say it. */
  readonly fail: number | null;
};

/** A refund that was received. */
export type ReceivedRefund = {
  /** Unique on its page. */
  readonly key: string;
  readonly amount: Satang;
  readonly currency: Currency;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** Why the refund cannot be received: a bonus locks it, or its amount is not above 0 (money.txt §4, §5). */
export type RefundProblem = "locked" | "minimum";

/** Converts the reply of `GET /api/refund/check`, its amount from baht. */
export const toRefundCheck = (reply: CheckReply, currency: Currency): RefundCheck => ({
  isAvailable: reply.result,
  isLocked: reply.bonus,
  info: reply.info?.trim() || null,
  amount: toSatang(reply.refundAmount),
  currency,
  success: reply.refundSuccess ?? null,
  fail: reply.refundFail ?? null,
});

/** Converts a row of `POST /api/refund`, its amount from baht. */
export const toReceivedRefund = (
  { refundAmount, createdAt }: ListReply["refunds"][number],
  index: number,
  currency: Currency,
): ReceivedRefund => ({
  key: `${createdAt}-${index}`,
  amount: toSatang(refundAmount),
  currency,
  createdAt,
});

/**
 * The problem that is shown; `null` when there is none: a lock at once, a minimum (REFUND_MINIMUM)
 * after a press.
 */
export function shownRefundProblem(
  { isAvailable, isLocked, amount }: Pick<RefundCheck, "isAvailable" | "isLocked" | "amount">,
  isPressed: boolean,
): RefundProblem | null {
  if (isAvailable && isPressed && amount <= 0) return "minimum";
  return isLocked ? "locked" : null;
}
