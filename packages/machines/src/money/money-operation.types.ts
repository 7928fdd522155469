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

/** What the operation and the backend promise; decides when a retry is safe. */
export type RetryPolicy = {
  /** The backend runs a key once: a retry with the same key cannot run twice. */
  readonly honoursKeys: boolean;
  /** Running it twice does no harm, for example cancelling a QR. */
  readonly isRepeatHarmless: boolean;
  /** Whether this device can send it again: after a reload a registration has lost its password. */
  readonly isSendable: boolean;
  /** After this time the service can no longer act on a call, ms. */
  readonly settleMs: number;
};

/** The times that the machine reads, at the moment of the call. */
export type MoneyTimes = {
  /** Server time, ms. */
  readonly now: () => number;
  /** Whether `now` comes from the server's replies. */
  readonly isServerTime: () => boolean;
  /** A clock that only goes forward, ms. */
  readonly monotonic: () => number;
};

/** What starts a money operation: an order, or an intention that the device stored. */
export type MoneyOperationInput = {
  /** Name of the definition. */
  readonly operation: string;
  /** Name of the lock: one operation of a lock is on its way at a time, over all tabs. */
  readonly lock: string;
  readonly order: unknown;
  readonly stored: Intention | null;
  readonly policy: RetryPolicy;
  readonly times: MoneyTimes;
};

/** What the machine remembers. */
export type MoneyOperationContext = Omit<MoneyOperationInput, "stored"> & {
  readonly intention: Intention | null;
  /** What the service answered, or what a reading proved; opaque to the machine. */
  readonly receipt: unknown;
  /** Why it was refused or not sent, or why its outcome became unknown. */
  readonly error: Failure | null;
  /** Whether the outcome came as the reply to the call, and not from a later reading. */
  readonly isAnswered: boolean;
  /** Readings taken since the last send. */
  readonly readings: number;
  /** Complete readings in a row, taken after the settling time, that showed nothing. */
  readonly quietReadings: number;
  /** What the last reading said; `null` before the first one. */
  readonly judgement: Judgement | null;
  /** Monotonic time since when this page has watched, ms. */
  readonly watchedFrom: number;
  /** Monotonic time when the last call of this page ended, ms; `null` before. */
  readonly endedAt: number | null;
  /** ms that were left to the settling time when the last reading began. */
  readonly leftWhenRead: number;
  /** The member closed the message about an outcome that is not known. */
  readonly isHidden: boolean;
  /** The member ordered the same again while the outcome was not known. */
  readonly isRepeated: boolean;
};

/** What the lock's holder finds in storage. */
export type StoredState =
  /** The intention as it is stored now. */
  | { readonly kind: "stored"; readonly intention: Intention }
  /** Another tab has reported and removed it, or it was never stored. */
  | { readonly kind: "none" };

/** What a member or the world may say to a money operation. */
export type MoneyOperationEvent =
  /** Look once more: by the member, or because the line is back. */
  | { readonly type: "operation.check" }
  /** Send it again with the same key. Ignored while that is not safe. */
  | { readonly type: "operation.retry" }
  /** The member ordered the same again: the message is shown again, as a question. */
  | { readonly type: "operation.repeat" }
  /** The member closes the message. An intention whose outcome is not known stays open. */
  | { readonly type: "operation.close" }
  /** The member has found out elsewhere, and removes an open intention. Ignored before the settling time. */
  | { readonly type: "operation.forget" }
  /** From storage: another tab has changed or removed the intention. */
  | { readonly type: "stored.changed"; readonly state: StoredState }
  /** From the lock: it is ours; `state` is what storage holds at that moment. */
  | { readonly type: "lock.acquired"; readonly state: StoredState }
  /** From the lock: another tab holds it. */
  | { readonly type: "lock.busy" };

/** What preparing resolves to: the intention with its key, not stored yet, or why nothing may be sent. */
export type Prepared =
  | { readonly ok: true; readonly data: Intention }
  | { readonly ok: false; readonly error: Failure };
