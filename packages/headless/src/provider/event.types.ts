import type { Currency, Satang } from "@satang/core";

/** Facts of every event about money. They hold no name, phone number, account or token. */
export type MoneyEventFacts = {
  /** Name of the money operation, as in `moneyOperations`; `qrDeposit` for a credited QR. */
  readonly operation: string;
  /** Key of the intention, the same over retries and reloads; `null` when nothing was sent. */
  readonly key: string | null;
  /** Amount of the order, or of the reply; `null` when only the service knows it. */
  readonly amount: Satang | null;
  readonly currency: Currency;
  /** The service's own number; `null` without one. */
  readonly reference: string | null;
  /** Server time, ms. */
  readonly at: number;
};

/**
 * Why an order had no effect.
 * - `refused`: the service decided against it
 * - `reversed`: the service executed it and returned the money
 * - `nothingHappened`: it was sent, and can no longer be executed
 * - `notSent`: no call was made
 */
export type MoneyFailureReason = "refused" | "reversed" | "nothingHappened" | "notSent";

/**
 * Event about the member's money, once for each intention, also after a reload or with several tabs. The number in a
 * name is its version: fields are added to it, and never changed or removed. Nothing is sent anywhere.
 */
export type SatangEvent =
  /** The service executed the order. */
  | ({ readonly name: "money.succeeded.v1" } & MoneyEventFacts)
  /** The order had no effect. */
  | ({
      readonly name: "money.failed.v1";
      readonly reason: MoneyFailureReason;
      /** The service's code of a refusal; `null` without one. */
      readonly code: string | null;
    } & MoneyEventFacts)
  /** The outcome is not known yet: `money.succeeded` or `money.failed` follows when it is. */
  | ({ readonly name: "money.unknown.v1" } & MoneyEventFacts)
  /** The member closed a flow and has ordered nothing in it: `operation` is the first one of the flow. */
  | ({ readonly name: "money.cancelled.v1" } & MoneyEventFacts)
  /** A payment to a QR that this page showed was credited. */
  | ({ readonly name: "deposit.credited.v1" } & MoneyEventFacts);

/** Names of {@link SatangEvent}. */
export type SatangEventName = SatangEvent["name"];

/** Called with each event of this page. An error in it is reported with `reportError`. */
export type SatangEventListener = (event: SatangEvent) => void;
