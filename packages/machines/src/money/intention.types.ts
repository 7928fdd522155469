import type { Failure } from "@satang/core";

/**
 * One intention of the member: what was ordered, under which key, and when it was sent. Plain data: it is stored on the
 * device before the call leaves and stays there until its outcome has been reported.
 */
export type Intention<Order = unknown> = {
  /** Sent as `Idempotency-Key`; the same over every retry and reload (decision 9). */
  readonly key: string;
  /** Name of the money operation. */
  readonly operation: string;
  /** The member's `_id`; `null` for an operation of visitors. */
  readonly member: string | null;
  readonly order: Order;
  /** What the operation read before the first send, for its own judgement. */
  readonly before: unknown;
  /** Server time of the first send, ms. */
  readonly startedAt: number;
  /** Whether the server's time was known at every send; else the times are the device's, which may be wrong. */
  readonly isServerTime: boolean;
  /** Server time of the last send, ms. */
  readonly lastSentAt: number;
  /** How often it was sent. */
  readonly sends: number;
  /** Found out and not reported yet; `null` while it is not known. */
  readonly outcome: Outcome | null;
};

/**
 * How a money operation ended.
 * - `done`: the service carried it out, once
 * - `refused`: the service decided against it
 * - `reversed`: the service took it and gave the money back
 * - `nothingHappened`: it was sent, and the service can no longer carry it out
 */
export type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused" }
  | { readonly kind: "reversed" }
  | { readonly kind: "nothingHappened" };

/** What one reading of the service's side says about an intention. */
export type Judgement =
  /** Proof that it was carried out. `receipt` is what the operation's view needs of it. */
  | { readonly kind: "done"; readonly receipt: unknown }
  /** Proof that it was carried out and undone. */
  | { readonly kind: "reversed" }
  /** A complete reading shows nothing that could be it. */
  | { readonly kind: "absent" }
  /** The reading failed, is incomplete, or has two possible explanations. `hint` may describe what was seen. */
  | { readonly kind: "unclear"; readonly hint: unknown }
  /** The reading is about another member. */
  | { readonly kind: "foreign" };

/** The reply to a send. */
export type SendReply =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly error: Failure };
