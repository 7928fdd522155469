import type { Currency, Failure, Satang } from "@satang/core";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { ButtonProps } from "../parts/element-props.ts";
import type { BonusClearOrder } from "./bonus.operations.ts";
import type { ActiveBonus, BonusOffer } from "./bonus.rules.ts";

/** Props of a button that keeps the focus while it waits. */
export type BonusButtonProps = ButtonProps & { readonly "aria-disabled": true | undefined };

/**
 * View that {@link useBonuses} returns: the bonuses of the service, the active one, and cancelling it, as state,
 * values, actions and prop getters. Spread the getters on elements, or use the parts of `Bonuses`.
 *
 * States:
 * - `loading`, `readFailed`: the bonuses are being read, or could not be read
 * - `ready`, `clearing`: the bonuses; the active one is being cancelled
 * - `outcome`: `operation.outcome` is shown: what became of a cancellation
 */
export type BonusesView = {
  readonly state: "loading" | "readFailed" | "ready" | "clearing" | "outcome";
  /** The bonuses of the service; the active one first. */
  readonly offers: readonly BonusOffer[];
  /** The active bonus or promotion; `null` when there is none. */
  readonly active: ActiveBonus | null;
  /** Balance of the bonus wallet; `null` without one (decision 35). */
  readonly balance: Satang | null;
  /** Money and bonus together below which a bonus ends; `null` when the service does not say it. */
  readonly minimum: Satang | null;
  /** The currency of every amount. */
  readonly currency: Currency;
  /** The last cancellation: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<BonusClearOrder>;
  /** Why a cancellation moved nothing, until the member has read it; `null` without a failure. */
  readonly failure: {
    readonly status: "refused" | "notSent";
    readonly error: Failure | null;
  } | null;
  readonly isClearing: boolean;
  /** Why the bonuses could not be read; `null` when they could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Cancels the active bonus. Ask the member before. */
    readonly clear: () => void;
    /** Reads again after a failure. */
    readonly retry: () => void;
    /** Reads everything again. */
    readonly refresh: () => void;
    /** Call it when the member has read how the cancellation ended. */
    readonly close: () => void;
  };
  /** For the button that cancels the active bonus, after the question. */
  readonly getClearProps: () => BonusButtonProps;
  /** For the button that reads again after a failure. */
  readonly getRetryProps: () => BonusButtonProps;
};
