import type { Failure } from "@satang/core";

/**
 * An intention of the member: what was ordered, under which key, and when it was sent. Plain data: it is stored on the
 * device before the call leaves and stays there until the report of its outcome was seen.
 */
export type Intention<Order = unknown> = {
  /** Sent as `Idempotency-Key`; the same over every retry and reload (decision 9). */
  readonly key: string;
  /** Name of the money operation. */
  readonly operation: string;
  /** The member's `_id`; `null` for an operation of visitors. */
  readonly member: string | null;
  readonly order: Order;
  /** Reading from before the first send, for the judgement by the operation. */
  readonly before: unknown;
  /** Server time of the first send, ms. */
  readonly startedAt: number;
  /** Whether the server's time was known at every send; else the times are the device's, which may be wrong. */
  readonly isServerTime: boolean;
  /** Server time of the last send, ms. */
  readonly lastSentAt: number;
  /** How often it was sent. */
  readonly sends: number;
  /** Known, and its report not seen yet; `null` while it is not known. */
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

/** Judgement of an intention by one reading of the service's side. */
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

/** The guarantees of the operation and the backend; they decide when a retry is safe. */
export type RetryPolicy = {
  /** The backend executes a key once: a retry with the same key has no second effect. */
  readonly honoursKeys: boolean;
  /** Executing it twice does no harm, for example cancelling a QR. */
  readonly isRepeatHarmless: boolean;
  /**
   * Whether this device can send it again. After a reload, for example, a registration has no
   * password.
   */
  readonly isSendable: boolean;
  /** After this time the service can no longer execute a call, ms. */
  readonly settleMs: number;
};

/** Current times, read when the function is called. */
export type MoneyTimes = {
  /** Server time, ms. */
  readonly now: () => number;
  /** Whether `now` is based on the server's replies. */
  readonly isServerTime: () => boolean;
  /** Monotonic clock, ms. */
  readonly monotonic: () => number;
  /** Time of the device, ms: it counts sleep, and can jump. */
  readonly wall: () => number;
};

/** An order, or the intention of it, that asks for the lock. */
export type LockRequest = {
  /** Name of the lock. */
  readonly lock: string;
  /** Read from storage when the lock is acquired; `null` for a new order. */
  readonly intention: Intention | null;
  /** Whether to wait for the lock, or to report that another tab holds it. */
  readonly wait: boolean;
};

/**
 * Effects of a money operation outside of the machine. They are an input and not provided to the
 * machine, because providing builds the machine again: a page with ten operations would build ten.
 */
export type MoneyOperationEffects = {
  /**
   * Takes the lock over all tabs, reads storage, and reports `lock.acquired` or `lock.busy`.
   * Returns a function that releases the lock.
   */
  readonly holdLock: (request: LockRequest, report: (event: LockEvent) => void) => () => void;
  /** State of an intention in storage; one that other code deleted is stored again. */
  readonly readOrRestore: (intention: Intention) => StoredState;
  /** Reads the current state and makes the intention. Nothing is sent when it fails. */
  readonly prepare: (operation: string, order: unknown) => Promise<Prepared>;
  /** Stores the intention, then makes the call with its key. */
  readonly send: (intention: Intention) => Promise<SendReply>;
  /** Reads statement and wallet, and judges. It never sends the order. */
  readonly judge: (intention: Intention) => Promise<Judgement>;
  /** Stores an outcome until its report was seen. */
  readonly saveOutcome: (intention: Intention) => void;
  /** Removes a reported intention. */
  readonly removeStored: (intention: Intention) => void;
  /** Makes the host read balances and lists again. */
  readonly notifyEnded: (operation: string) => void;
};

/** Input of a money operation: an order, or an intention that the device stored. */
export type MoneyOperationInput = {
  /** Name of the definition. */
  readonly operation: string;
  /** Name of the lock: over all tabs, one operation of a lock is sent at a time. */
  readonly lock: string;
  readonly order: unknown;
  readonly stored: Intention | null;
  readonly policy: RetryPolicy;
  readonly times: MoneyTimes;
  readonly effects: MoneyOperationEffects;
};

/** Context of the money-operation machine. */
export type MoneyOperationContext = Omit<MoneyOperationInput, "stored"> & {
  readonly intention: Intention | null;
  /** The receipt from the reply or from a reading; the machine does not read it. */
  readonly receipt: unknown;
  /** Why it was refused or not sent, or why its outcome became unknown. */
  readonly error: Failure | null;
  /** Whether the outcome came with the reply to the call, not from a later reading. */
  readonly isAnswered: boolean;
  /** The form that ordered it has shown the outcome, and the member saw it. */
  readonly isSeen: boolean;
  /** Readings taken since the last send. */
  readonly readings: number;
  /** Number of complete readings in a row, begun after the settling time, that showed nothing. */
  readonly quietReadings: number;
  /** Judgement of the last reading; `null` before the first one. */
  readonly judgement: Judgement | null;
  /** Monotonic time of the send of this page, or from which it watches the send of another one, ms. */
  readonly watchedFrom: number;
  /** The same moment in server time, ms. */
  readonly watchedSince: number;
  /** Monotonic time at which the last call of this page ended, ms; `null` before. */
  readonly endedAt: number | null;
  /** The member closed the message about an outcome that is not known. */
  readonly isHidden: boolean;
  /** The member ordered the same again while the outcome was not known. */
  readonly isRepeated: boolean;
  readonly check: CheckState;
  /** When the member ordered it, or ordered it again. */
  readonly orderedAt: Moment;
};

/** A moment by both clocks of the device. */
export type Moment = {
  /** Time of the device, ms. */
  readonly wall: number;
  /** Monotonic time, ms. It does not advance while some devices sleep. */
  readonly monotonic: number;
};

/**
 * A reading that was requested, in addition to those that the machine makes by itself.
 * - `none`: nothing is requested
 * - `requested`: the reading is under way, or follows after a short pause
 * - `answered`: it has just ended
 */
export type CheckState = "none" | "requested" | "answered";

/** State of the storage when the lock was acquired. */
export type StoredState =
  /** The intention as it is stored now. */
  | { readonly kind: "stored"; readonly intention: Intention }
  /** Another tab reported and removed it, or it was never stored. */
  | { readonly kind: "none" };

/** Reports about the lock. */
export type LockEvent =
  /** The lock is held by this tab; `state` is the state of the storage at that moment. */
  | { readonly type: "lock.acquired"; readonly state: StoredState }
  /** The lock is held by another tab. */
  | { readonly type: "lock.busy" };

/** Events of a money operation. */
export type MoneyOperationEvent =
  | LockEvent
  /** The member asks for a reading. It starts now, or shortly after the last one has ended. */
  | { readonly type: "operation.check" }
  /** The connection is back, or the page is shown again: readings before that may have failed. */
  | { readonly type: "operation.wake" }
  /**
   * The member ordered the same again. An order may have a part that is not stored, such as a
   * password: the last one counts, and with it the operation may be sendable again.
   */
  | { readonly type: "operation.renew"; readonly order: unknown; readonly policy: RetryPolicy }
  /** Send it again with the same key. Ignored while that is not safe. */
  | { readonly type: "operation.retry" }
  /** The member ordered the same again: the message is shown again, as a question. */
  | { readonly type: "operation.repeat" }
  /** The member closes the message. An intention with an unknown outcome stays open. */
  | { readonly type: "operation.close" }
  /** The outcome was reported to the page, with a callback. `operation.seen` follows when the member has seen the report. */
  | { readonly type: "operation.report" }
  /** The report is painted on a page that is visible. */
  | { readonly type: "operation.seen" }
  /** No form shows the outcome that came as the reply, or its report could not be shown. */
  | { readonly type: "operation.missed" }
  /**
   * The member knows the outcome from elsewhere and removes an open intention. Ignored before the
   * settling time.
   */
  | { readonly type: "operation.forget" }
  /** From storage: another tab changed or removed the intention. */
  | { readonly type: "stored.changed"; readonly state: StoredState };

/** A reading that has ended. */
export type Reading = {
  readonly judgement: Judgement;
  /** Whether it began after the settling time. */
  readonly isSettled: boolean;
};

/** Result of `prepare`: the intention with its key, not stored yet, or why nothing may be sent. */
export type Prepared =
  | { readonly ok: true; readonly data: Intention }
  | { readonly ok: false; readonly error: Failure };
