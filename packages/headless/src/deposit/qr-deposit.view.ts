import type { AmountProblem, Currency, Failure, Satang } from "@satang/core";
import type { OwnDepositProblem, PlayStop } from "@satang/machines/protection";
import type {
  QrAmountProblem,
  QrCode,
  QrDepositStatus,
  QrNotice,
  QrProvider,
  QrReading,
} from "@satang/machines/qr-deposit";
import type { MouseEvent } from "react";
import type { AmountInputProps } from "../money/use-amount-field.ts";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { ButtonProps, FormProps, SubmitProps } from "../parts/element-props.ts";
import type { QrCodeProps } from "../qr-picture/use-qr-image.ts";
import type { OpenQr } from "./open-qr.ts";
import type { QrCancelOrder, QrCreateOrder } from "./qr-orders.ts";

/**
 * State that a view shows: the known state of the QR, and on top of it
 * - `creating`: a QR was asked for
 * - `cancelling`: the QR is being cancelled
 * - `unconfirmed`: a create or cancel has no reply yet, so that a QR on screen could be dead
 */
export type QrDepositState = QrDepositStatus | "creating" | "cancelling" | "unconfirmed";

/**
 * Notice for a member about a QR deposit:
 * - {@link QrNotice}: the QR shown before is over
 * - `message`: the server made no QR and says why in its own words
 * - `createRefused`, `cancelRefused`: the server decided against it
 * - `notSent`: nothing was sent
 * - `nothingHappened`: a create without a reply has not happened and will not
 * - `checking`: the reply to a create or cancel was lost, and it is being looked up
 * - `createUnknown`, `cancelUnknown`: that look proved nothing yet; the QR is not shown
 * - `readFailed`: the deposit could not be read
 * - `unshowable`: the QR is there, but its picture is not safe to show, did not load, or is no QR for a reader
 */
export type QrDepositNotice =
  | QrNotice
  | { readonly kind: "message"; readonly message: string }
  | { readonly kind: "createRefused" | "cancelRefused"; readonly error: Failure | null }
  | { readonly kind: "notSent"; readonly error: Failure | null }
  | { readonly kind: "nothingHappened" }
  | { readonly kind: "checking" }
  | { readonly kind: "createUnknown" | "cancelUnknown" }
  | { readonly kind: "readFailed"; readonly error: Failure }
  | { readonly kind: "unshowable" };

/**
 * View that {@link useQrDeposit} returns: the QR deposit with one provider as state, values, actions and prop getters.
 * Spread the getters on elements, or use the parts of `QrDeposit`. Times are server time in ms.
 */
export type QrDepositView = {
  readonly provider: QrProvider;
  readonly state: QrDepositState;
  readonly values: {
    /** The amount as typed, in units of the currency, with Latin digits. */
    readonly amount: string;
  };
  /** The typed amount; `null` while it cannot be read as one. */
  readonly amount: Satang | null;
  /** The member's currency: every amount is in it. */
  readonly currency: Currency;
  /** The least amount of the provider. */
  readonly minimum: Satang;
  /** Amounts to offer. */
  readonly quickAmounts: readonly Satang[];
  /** QR that `create` would ask for; `null` while something is missing or wrong. */
  readonly draft: QrCreateOrder | null;
  /** Why no QR of this amount is asked for; the member's own limit is one of the reasons. */
  readonly problem: AmountProblem | QrAmountProblem | OwnDepositProblem | null;
  /** Problem that is shown at the amount: none before it is typed or a QR is asked for. */
  readonly amountProblem: AmountProblem | QrAmountProblem | OwnDepositProblem | null;
  /** A break, or a day without time left, refuses every QR; `null` when nothing does. */
  readonly stop: PlayStop | null;
  /** The form is shown: there is no QR. */
  readonly isEntering: boolean;
  /**
   * The QR to show, to be paid or being cancelled; `null` when there is none, or when it could be
   * paid twice or without effect.
   */
  readonly qr: QrCode | null;
  /** Address for `<img src>`; `null` when there is none, it cannot be shown safely, or no reader could decode it. */
  readonly image: string | null;
  /**
   * The white border that is part of the picture, as a share of its side; 0 before it was loaded. A surface that has its
   * own border can show the picture larger by it.
   */
  readonly imageBorder: number;
  /** The amount that was credited; `null` before. */
  readonly credited: Satang | null;
  readonly notice: QrDepositNotice | null;
  /** The open QR of another provider that the new one would replace: ask the member. `null` when there is no question. */
  readonly replaces: OpenQr | null;
  /** The last create or cancel. */
  readonly operation: MoneyOperationView<QrCreateOrder | QrCancelOrder, QrReading>;
  /** Whether that was a cancel. */
  readonly isCancel: boolean;
  /** Nothing else leads on: offer to read the deposit again. */
  readonly canReload: boolean;
  /** Why the deposit could not be read; `null` when it could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Changes the text of the amount; digits of every script are taken. */
    readonly changeAmount: (text: string) => void;
    /** Enters an amount; `null` for none. */
    readonly enterAmount: (amount: Satang | null) => void;
    /**
     * Asks for a QR. With a problem it sends nothing and shows what is wrong; while a QR of another provider is open it
     * becomes a question (`replaces`).
     */
    readonly create: () => void;
    /** Answers the question: the new QR replaces the other one. */
    readonly replace: () => void;
    /** Answers the question: the other QR stays, and nothing is sent. */
    readonly keepOther: () => void;
    /** Cancels the QR. Ignored while there is none to pay. */
    readonly cancel: () => void;
    /** The member says that the QR is paid. */
    readonly transferred: () => void;
    /** Reads the deposit again. */
    readonly reload: () => void;
    /** Sends a create or cancel without a reply again, with the same key. */
    readonly retry: () => void;
    /** Resolves to whether the device saved the picture. */
    readonly saveImage: () => Promise<boolean>;
    /** Call it when the view opens: the form is empty, and what has ended is read again. */
    readonly refresh: () => void;
  };
  /**
   * Whether a press belongs to the double tap that asked for this QR: nobody cancels a QR with the second tap of it.
   */
  readonly isSecondTap: (press: MouseEvent) => boolean;
  /** For the `form`: Enter asks for a QR. */
  readonly getFormProps: () => FormProps<QrDepositState>;
  readonly getAmountProps: () => AmountInputProps;
  /** For the button of one of `quickAmounts`. */
  readonly getQuickAmountProps: (amount: Satang) => ButtonProps & {
    readonly disabled: boolean;
    readonly "aria-pressed": boolean;
  };
  /**
   * For the submit button. With KBANK it is disabled at 0 or less; with the others a press shows what is missing
   * (money.txt §5).
   */
  readonly getCreateProps: () => SubmitProps & { readonly disabled: boolean };
  /** For the `img` of the QR, with an `alt` of your own. A picture that is no QR for a reader is replaced by a notice. */
  readonly getCodeProps: () => QrCodeProps;
  /** For the button that cancels. A second tap on it is ignored. */
  readonly getCancelProps: () => {
    readonly type: "button";
    readonly "aria-disabled": true | undefined;
    readonly onClick: (press: MouseEvent) => void;
  };
  /** For the button that says that the QR is paid. */
  readonly getTransferredProps: () => ButtonProps & { readonly disabled: boolean };
  /** For the button that reads again. */
  readonly getReloadProps: () => ButtonProps;
  /** For the button that sends again. */
  readonly getRetryProps: () => ButtonProps;
};
