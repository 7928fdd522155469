import type { Failure } from "@satang/core";
import type { Intention, Judgement } from "./intention.types.ts";

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
