import type { AmountProblem, Failure, Satang } from "@satang/core";
import type { WithdrawProblem } from "@satang/machines/withdraw";
import type { AmountInputProps } from "../money/use-amount-field.ts";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { ButtonProps, FormProps, SubmitProps } from "../parts/element-props.ts";
import type { WithdrawFacts } from "./use-withdraw-facts.ts";
import type { WithdrawOrder } from "./withdraw.operation.ts";

/**
 * View that {@link useWithdraw} returns: a withdrawal as state, values, actions and prop getters. Spread the getters on
 * elements, or use the parts of `Withdraw`.
 *
 * States:
 * - `loading`, `readFailed`: balance, bounds and bonus are being read, or could not be read
 * - `entering`, `submitting`: the form
 * - `done`: the service answered that it is accepted
 * - `outcome`: `operation.outcome` is shown in place of the form
 */
export type WithdrawView = {
  readonly state: "loading" | "readFailed" | "entering" | "submitting" | "done" | "outcome";
  /** Balance, bounds and bank account; `null` until they were read. */
  readonly facts: WithdrawFacts | null;
  readonly values: {
    /** The amount as typed, in units of the currency, with Latin digits; the whole balance while a bonus fixes it. */
    readonly amount: string;
  };
  /** The typed or fixed amount; `null` while it cannot be read as one. */
  readonly amount: Satang | null;
  /** A bonus fixes the amount to the whole balance. */
  readonly isLocked: boolean;
  /** Rest of the balance afterwards; `null` without a draft. */
  readonly balanceAfter: Satang | null;
  /** The wallet does not hold the draft: the money of the games is moved into it first. */
  readonly takesFromGames: boolean;
  /** Why no amount can be withdrawn, for example a minimum above the balance. */
  readonly obstacle: WithdrawProblem | null;
  /** Order that `submit` would send; `null` while something is missing or wrong, and while a bonus requires bets. */
  readonly draft: WithdrawOrder | null;
  /** Why this amount cannot be sent; the first reason that applies. */
  readonly problem: AmountProblem | WithdrawProblem | null;
  /** Problem that is shown at the amount: none before it is typed or sent, and none that the obstacle says. */
  readonly amountProblem: AmountProblem | WithdrawProblem | null;
  /**
   * Problem of the amount that the service refused, by the bounds that were read since; `null` when they do not
   * explain it.
   */
  readonly refusedProblem: WithdrawProblem | null;
  readonly isSubmitting: boolean;
  /** The last withdrawal: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<WithdrawOrder>;
  /** Why balance, bounds or bonus could not be read; `null` when they could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Changes the text of the amount; digits of every script are taken. Ignored while it is locked. */
    readonly changeAmount: (text: string) => void;
    /** Enters an amount; `null` for none. Ignored while it is locked. */
    readonly enterAmount: (amount: Satang | null) => void;
    /** Enters the whole balance. */
    readonly takeAll: () => void;
    /** Sends the withdrawal. With a problem it sends nothing and shows what is wrong. */
    readonly submit: () => void;
    /** Reads again after a failure. */
    readonly retry: () => void;
    /**
     * Call it when the view opens: the service reads the balances of the games again, bounds and bonus are read, and no
     * problem is shown yet.
     */
    readonly refresh: () => void;
    /** Call it when the member has read how the withdrawal ended, or closes the view. */
    readonly close: () => void;
  };
  /** For the `form`: Enter sends. */
  readonly getFormProps: () => FormProps<WithdrawView["state"]>;
  readonly getAmountProps: () => AmountInputProps;
  /** For the button that enters the whole balance. */
  readonly getAllProps: () => ButtonProps & { readonly disabled: boolean };
  /** For the submit button: disabled while no amount can be withdrawn. It keeps the focus while it waits. */
  readonly getSubmitProps: () => SubmitProps & { readonly disabled: boolean };
  /** For the button that reads again after a failure. */
  readonly getRetryProps: () => ButtonProps;
};
