import type { Failure } from "@satang/core";

/**
 * One intention of the member: the order, its key, and when it was sent. Plain data: it is stored
 * on the device before the call is sent, and stays there until its outcome was reported.
 */
export type Intention<Order = unknown> = {
  /** Sent as `Idempotency-Key`; the same for every retry and after every reload (decision 9). */
  readonly key: string;
  /** Name of the money operation. */
  readonly operation: string;
  /** The member's `_id`; `null` for an operation of visitors. */
  readonly member: string | null;
  readonly order: Order;
  /** The data that the operation read before the first send, for its own judgement. */
  readonly before: unknown;
  /** Server time of the first send, ms. */
  readonly startedAt: number;
  /**
   * Whether the server time was known at every send. If not, the times are device times, which may
   * be wrong.
   */
  readonly isServerTime: boolean;
  /** Server time of the last send, ms. */
  readonly lastSentAt: number;
  /** How often it was sent. */
  readonly sends: number;
  /** The outcome that is known but not reported yet; `null` while it is not known. */
  readonly outcome: Outcome | null;
};

/**
 * How a money operation ended.
 * - `done`: the service executed it, once
 * - `refused`: the service refused it
 * - `reversed`: the service executed it and returned the money
 * - `nothingHappened`: it was sent, but was not executed and can no longer be executed
 */
export type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused" }
  | { readonly kind: "reversed" }
  | { readonly kind: "nothingHappened" };

/** What one reading of statement and wallet says about an intention. */
export type Judgement =
  /** Proof that it was executed. `receipt` holds the data that the operation's view shows. */
  | { readonly kind: "done"; readonly receipt: unknown }
  /** Proof that it was executed and reversed. */
  | { readonly kind: "reversed" }
  /** A complete reading without a row that matches. */
  | { readonly kind: "absent" }
  /**
   * The reading failed, is incomplete, or has two possible explanations. `hint` may describe the
   * row that was found.
   */
  | { readonly kind: "unclear"; readonly hint: unknown }
  /** The reading is about another member. */
  | { readonly kind: "foreign" };

/** The reply to a send. */
export type SendReply =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly error: Failure };
