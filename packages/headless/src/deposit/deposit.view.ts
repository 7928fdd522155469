import type { GiftLinkKeyProblem } from "@satang/api";
import type { Failure, Satang } from "@satang/core";
import type { PlayStop } from "@satang/machines/protection";
import type { QrProvider } from "@satang/machines/qr-deposit";
import type { ButtonProps } from "../parts/element-props.ts";
import type { OpenQr } from "./open-qr.ts";
import type { QrDepositView } from "./qr-deposit.view.ts";

/** A bank or payment account of the service. */
export type DepositAccount = {
  readonly bankCode: string;
  readonly bankNameTH: string;
  readonly bankNameEN: string | null;
  /** In upper case, as the specification shows it. */
  readonly accountName: string;
  readonly accountNo: string;
};

/** How soon the money is in the wallet: with the reply, or within about one minute (money.txt §9). */
export type DepositSpeed = "atOnce" | "minute";

/**
 * A way to deposit (decision 30):
 * - `account`: a transfer to this account
 * - `qr`: a QR of this provider
 * - `phoneNumber`: a stored-value wallet, from the member's own number to its number
 * - `giftLink`: a stored-value wallet, by a gift link
 */
export type DepositWay = {
  /** A key for lists, the same each time the ways are read. */
  readonly id: string;
  readonly speed: DepositSpeed;
  /** The least amount that is credited; `null` when the service names none, which only an account may have. */
  readonly minimum: Satang | null;
} & (
  | { readonly kind: "account"; readonly account: DepositAccount }
  | {
      readonly kind: "qr";
      readonly provider: QrProvider;
      readonly account: DepositAccount;
      readonly minimum: Satang;
    }
  | {
      readonly kind: "phoneNumber" | "giftLink";
      readonly phoneNumber: string;
      readonly minimum: Satang;
    }
);

/** The member's own bank account: money from any other may not be found. */
export type OwnBankAccount = Omit<DepositAccount, "bankCode"> & {
  /** `null` where the profile does not say it. */
  readonly bankCode: string | null;
};

/**
 * View that {@link useDeposit} returns: every way to deposit as state, values, actions and prop getters, with the QR
 * deposit of the chosen way. Spread the getters on elements, or use the parts of `Deposit`.
 *
 * States: `loading` until the ways were read, `readFailed` when they could not be read, `empty` when there is none, else
 * `ready`.
 */
export type DepositView = {
  readonly state: "loading" | "readFailed" | "empty" | "ready";
  /** The one that was used last on this device is the first. Empty until they were read. */
  readonly ways: readonly DepositWay[];
  /** The way that was used last on this device; `null` when there is none, or when it is not offered any more. */
  readonly lastUsed: DepositWay | null;
  /** Why the service's gift links are not among the ways: the key of the configuration is missing or invalid. */
  readonly giftLinkProblem: GiftLinkKeyProblem | null;
  /** The chosen way, also after a reload; `null` while the member chooses. */
  readonly way: DepositWay | null;
  /** The QR deposit of the chosen way; `null` when the way is not a QR. */
  readonly qr: QrDepositView | null;
  /** The open QR of a way that is not chosen; `null` when there is none. */
  readonly openQr: OpenQr | null;
  /** `null` until it was read. */
  readonly ownAccount: OwnBankAccount | null;
  /**
   * The member's own phone number, which a `phoneNumber` way is paid from; `null` until it was read, or when the username is
   * not a phone number.
   */
  readonly ownPhoneNumber: string | null;
  /**
   * A break, or a day without time left, refuses every deposit; `null` when nothing does, and while a QR is shown that was
   * created before: it may be paid already.
   */
  readonly stop: PlayStop | null;
  /** The account that the QR on screen pays to; `null` while there is none on screen. */
  readonly scanned: DepositAccount | null;
  /** Why the ways could not be read; `null` when they could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Chooses a way by its id. */
    readonly choose: (id: string) => void;
    /** Chooses the way of the open QR. */
    readonly showOpenQr: () => void;
    /** Returns to the choice of a way. Nothing is lost: a QR stays open. */
    readonly back: () => void;
    /** Reads the ways again after a failure. */
    readonly retry: () => void;
    /** Call it when the view opens: forms are empty, and a QR deposit that has ended is read again. */
    readonly refresh: () => void;
  };
  /** For the button that chooses a way. */
  readonly getWayProps: (id: string) => ButtonProps & { readonly "aria-pressed": boolean };
  /** For the button that returns to the choice of a way. */
  readonly getBackProps: () => ButtonProps;
  /** For the button that reads again after a failure. */
  readonly getRetryProps: () => ButtonProps;
};
