/** How a message is coloured. `positive`: the code means that the call was done. */
export type ErrorSeverity = "positive" | "info" | "warning" | "critical";

/**
 * Where a message is shown when its flow has no place of its own (money.txt §8, journey.txt §8).
 * - `field`: at the field that `about` names
 * - `toast`: for 4 s over the screen
 * - `alert`: in the form or the screen of the call
 * - `dialog`: in a dialog that the member closes
 * - `page`: in place of the content, or on the page to which it leads
 */
export type ErrorPlace = "field" | "toast" | "alert" | "dialog" | "page";

/**
 * Next step of the member.
 * - `nothing`: there is nothing to do
 * - `correct`: change what was typed or chosen
 * - `wait`: try again after a while
 * - `tryAgain`: do the same again
 * - `signIn`: the session has ended; the app leads to the login
 * - `logIn`: there is an account already
 * - `verifyPhone`, `requestCode`: the phone number needs a new code
 * - `finishBonus`: play the active bonus, or end it
 * - `deposit`: put money into the wallet
 * - `contactSupport`: only the service can help
 */
export type ErrorNextStep =
  | "nothing"
  | "correct"
  | "wait"
  | "tryAgain"
  | "signIn"
  | "logIn"
  | "verifyPhone"
  | "requestCode"
  | "finishBonus"
  | "deposit"
  | "contactSupport";

/**
 * When the same call can succeed.
 * - `never`: it is refused each time
 * - `changed`: with other input
 * - `later`: unchanged, after a while or when something else has changed
 * - `checked`: it may have been executed; first check what happened (decision 10)
 */
export type ErrorRetry = "never" | "changed" | "later" | "checked";

/** The input that a code is about. */
export type ErrorSubject =
  | "phone"
  | "otpCode"
  | "bankCode"
  | "accountNo"
  | "accountName"
  | "amount"
  | "file"
  | "link";

/** Meaning of a code of the error catalogue for the member. */
export type ErrorRow = {
  readonly severity: ErrorSeverity;
  readonly place: ErrorPlace;
  readonly next: ErrorNextStep;
  readonly retry: ErrorRetry;
  /** `null` when it is not about one input. */
  readonly about: ErrorSubject | null;
};
