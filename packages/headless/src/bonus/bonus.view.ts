import type { Failure } from "@satang/core";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { BonusOrder } from "./bonus.operations.ts";
import type { BonusOffer } from "./bonus.rules.ts";
import type { BonusButtonProps } from "./bonuses.view.ts";

/**
 * View that {@link useBonus} returns: one bonus with its notice, and receiving it, as state, values, actions and prop
 * getters. Spread the getters on elements, or use the parts of `Bonus`.
 *
 * States:
 * - `loading`, `readFailed`: the bonus or its notice is being read, or could not be read
 * - `unknown`: the service has no bonus with this code any more
 * - `ready`, `submitting`: the bonus; it is being received
 * - `outcome`: `operation.outcome` is shown in place of it
 */
export type BonusView = {
  readonly state: "loading" | "readFailed" | "unknown" | "ready" | "submitting" | "outcome";
  /** The bonus; `null` until it was read, and when there is none with this code. */
  readonly offer: BonusOffer | null;
  /** Markup of the server with the percentage of this bonus, which is not trusted; `null` when there is none. */
  readonly notice: string | null;
  /**
   * - `receive`: it can be received
   * - `confirm`: it is active already, so that there is only something to read
   * - `otherActive`: another bonus or promotion is active, and ends first
   * - `received`: it was received as often as it allows
   */
  readonly offered: "receive" | "confirm" | "otherActive" | "received";
  readonly isSubmitting: boolean;
  /** The last time this bonus was received: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<BonusOrder>;
  /** Why it could not be read; `null` when it could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Receives the bonus. The service judges the limits. */
    readonly receive: () => void;
    /** Reads again after a failure. */
    readonly retry: () => void;
    /** Call it when the view opens: the bonus is read again. */
    readonly refresh: () => void;
    /** Call it when the member has read how it ended, or closes the view. */
    readonly close: () => void;
  };
  /** For the button that receives the bonus. It keeps the focus while it waits. */
  readonly getReceiveProps: () => BonusButtonProps;
  /** For the button that reads again after a failure. */
  readonly getRetryProps: () => BonusButtonProps;
};
