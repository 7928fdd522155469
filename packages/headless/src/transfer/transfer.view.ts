import type { AmountProblem, Currency, Failure, Satang } from "@satang/core";
import type { PlayStop } from "@satang/machines/protection";
import type { TransferField, TransferProblem } from "@satang/machines/transfer";
import type { AmountInputProps } from "../money/use-amount-field.ts";
import type { Holding } from "../money/use-holdings.ts";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { ButtonProps, FormProps, SubmitProps } from "../parts/element-props.ts";
import type { TransferOrder } from "./transfer.operation.ts";

/** The ends of a transfer. */
export type TransferEnd = "from" | "to";

/** Accounts and amount, as the member has chosen and typed them. */
export type TransferValues = {
  /** Account that the money leaves: `wallet` or the code of a game; `null` for none. */
  readonly from: string | null;
  /** Account that the money goes to. */
  readonly to: string | null;
  /** The amount as typed, in units of the currency, with Latin digits. */
  readonly amount: string;
};

/** A transfer that moved nothing. */
export type TransferFailure = {
  readonly status: "refused" | "notSent";
  readonly error: Failure | null;
};

/**
 * View that {@link useTransfer} returns: a transfer as state, values, actions and prop getters. Spread the getters on
 * elements, or use the parts of `Transfer`.
 *
 * States:
 * - `loading`, `readFailed`: the accounts are being read, or could not be read
 * - `noGames`: the member has no active game account
 * - `entering`, `submitting`: the form
 * - `done`: the service answered that it is done
 * - `outcome`: `operation.outcome` is shown in place of the form
 */
export type TransferView = {
  readonly state:
    | "loading"
    | "readFailed"
    | "noGames"
    | "entering"
    | "submitting"
    | "done"
    | "outcome";
  /** The wallet first, then the active game accounts; empty until they were read. */
  readonly accounts: readonly Holding[];
  readonly values: TransferValues;
  /** The member's currency: every amount is in it. */
  readonly currency: Currency;
  /** The chosen account that the money leaves. */
  readonly from: Holding | null;
  /** The chosen account that the money goes to. */
  readonly to: Holding | null;
  /** The typed amount; `null` while it cannot be read as one. */
  readonly amount: Satang | null;
  /** Amounts to choose with one press, in the member's currency. */
  readonly quickAmounts: readonly Satang[];
  /** Order that `submit` would send; `null` while something is missing or wrong. */
  readonly draft: TransferOrder | null;
  /** Balances of both accounts after the draft; `null` without a draft, and when it is above the known balance. */
  readonly balancesAfter: Readonly<Record<TransferEnd, Satang>> | null;
  /** The draft is above the last known balance of its game: the service checks it. */
  readonly isAboveKnownBalance: boolean;
  /** The first field that is empty: the next step of the member, which the button can name. `null` when none is. */
  readonly next: TransferField | null;
  /** Why nothing can be sent yet; the first reason that applies. */
  readonly problem: AmountProblem | TransferProblem | null;
  /** A break, or a day without time left, refuses money into a game; `null` when nothing does, and towards the wallet. */
  readonly stop: PlayStop | null;
  /** Problem that is shown at a field. Nothing is shown as missing before the member has tried to send. */
  readonly problemOf: (field: TransferField) => AmountProblem | TransferProblem | null;
  readonly isSubmitting: boolean;
  /** The last transfer: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<TransferOrder>;
  /** Why the last transfer was refused by its reply, or not sent; `close` removes it. `null` otherwise. */
  readonly failure: TransferFailure | null;
  /** Why the accounts could not be read; `null` when they could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Chooses the account of an end; `null` for none. A game is paired with the wallet while the other end has none. */
    readonly choose: (end: TransferEnd, code: string | null) => void;
    /** Exchanges both ends. */
    readonly swap: () => void;
    /** Changes the text of the amount; digits of every script are taken. */
    readonly changeAmount: (text: string) => void;
    /** Enters an amount; `null` for none. */
    readonly enterAmount: (amount: Satang | null) => void;
    /** Enters the whole balance of the account that the money leaves. */
    readonly takeAll: () => void;
    /** Sends the transfer. With a problem it sends nothing and shows what is wrong. */
    readonly submit: () => void;
    /** Reads the accounts again after a failure. */
    readonly retry: () => void;
    /** Call it when the view opens: the service reads the balances of the games again, and no problem is shown yet. */
    readonly refresh: () => void;
    /** Call it when the member has read how the transfer ended, or closes the view. */
    readonly close: () => void;
  };
  /** For the `form`: Enter sends. */
  readonly getFormProps: () => FormProps<TransferView["state"]>;
  /** For the element that holds the options of an end. */
  readonly getEndProps: (end: TransferEnd) => {
    readonly role: "radiogroup";
    readonly "aria-invalid": true | undefined;
  };
  /** For the radio button of an account; `null` is the choice of none. */
  readonly getOptionProps: (
    end: TransferEnd,
    code: string | null,
  ) => {
    readonly type: "radio";
    readonly name: string;
    readonly value: string;
    readonly checked: boolean;
    readonly "data-chosen": boolean;
    readonly onChange: () => void;
  };
  readonly getAmountProps: () => AmountInputProps;
  /** For the button that exchanges both ends. */
  readonly getSwapProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
  /** For the button that enters the whole balance. */
  readonly getAllProps: () => ButtonProps & { readonly disabled: boolean };
  /** For the submit button. It keeps the focus while it waits. */
  readonly getSubmitProps: () => SubmitProps;
  /** For the button that reads again after a failure. */
  readonly getRetryProps: () => ButtonProps;
};
