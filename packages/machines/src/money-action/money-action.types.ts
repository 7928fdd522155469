import type { Failure } from "../result.ts";
import type { Intention, MoneyOrder } from "./money-order.types.ts";

/** What one reading of wallet and statement says about an intention. */
export type Judgement =
  | { readonly kind: "landed"; readonly receipt: unknown }
  /** The server knows of it and undid it, for example a transfer whose funds were returned. */
  | { readonly kind: "undone" }
  /** The intention is of another member who used this device before. */
  | { readonly kind: "foreign" }
  /** Nothing of it is to be seen; said twice in a row it did not land. */
  | { readonly kind: "notSeen" }
  /** The reading failed, or what it shows does not add up. */
  | { readonly kind: "unclear" };

/** Why the lock is taken. */
export type MoneyActionPurpose = "submit" | "retry" | "check";

/** What starts a money action. */
export type MoneyActionInput = {
  /** Name of the lock and of the stored intention, for example `transfer`. One action per scope is under way, over all tabs. */
  readonly scope: string;
  /** The intention of this member that a reload interrupted, or `null`: also while it is not known whose it is. */
  readonly pending: Intention | null;
};

/** What the machine remembers. */
export type MoneyActionContext = {
  readonly scope: string;
  readonly purpose: MoneyActionPurpose;
  readonly order: MoneyOrder | null;
  readonly intention: Intention | null;
  /** What the server answered, opaque to the machine. */
  readonly receipt: unknown;
  /** Why it was refused, or why the outcome is unknown. */
  readonly error: Failure | null;
  /** Readings taken since the outcome became unknown. */
  readonly readings: number;
  /** Readings in a row that showed nothing of the intention. */
  readonly quietReadings: number;
  /** The member had it looked for once more and it stayed unknown. */
  readonly wasCheckedAgain: boolean;
};

/** What a member or the world may say to a money action. */
export type MoneyActionEvent =
  /** The member presses the button. Ignored while one is under way: a double tap sends one call. */
  | { readonly type: "action.submit"; readonly order: MoneyOrder }
  /** The member tries again after being told that it did not land. */
  | { readonly type: "action.retry" }
  /** Look once more, by the member or because the line is back. */
  | { readonly type: "action.check" }
  /** The member has read what was told; in `stillUnknown`, after another look, has found out otherwise. */
  | { readonly type: "action.dismiss" }
  /** From the device: an intention of this member's has come to light. Ignored while anything else is told. */
  | { readonly type: "pending.found"; readonly pending: Intention }
  /** From the lock: it is ours; `pending` is what storage held at that moment. */
  | { readonly type: "lock.acquired"; readonly pending: Intention | null }
  /** From the lock: another tab holds it. */
  | { readonly type: "lock.busy" };
