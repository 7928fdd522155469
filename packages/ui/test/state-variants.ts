/**
 * States with several variants, by flow and state, with the stories of each variant. A story that
 * is deleted or renamed without its row fails the test, and so does a new one without a row.
 */
export const variants: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  session: {
    "session.signedOut": ["SignedOut", "Missing", "Refused", "LostLine"],
  },
  register: {
    "register.phone.entering": ["Phone", "PhoneRefused", "PhoneBlocked"],
    "register.otp.entering": ["Otp", "OtpMayResend", "OtpWrong"],
    "register.profile.entering": ["Profile", "ProfileInvited", "ProfileRefused", "ProfileTaken"],
    "register.bank.entering": [
      "Bank",
      "BankSearching",
      "BankRefused",
      "BankLao",
      "BankListFailed",
      "BankTaken",
      "OutcomeNotRegistered",
    ],
  },
  deposit: {
    "qrDeposit.loading": ["Loading", "ReloadedByAnother"],
    "qrDeposit.readFailed": ["ReadFailed", "Offline"],
    "qrDeposit.entering": [
      "Entering",
      "AmountTyped",
      "BelowMinimum",
      "Creating",
      "CreatingChecked",
      "RefusedByBank",
      "Refused",
      "NothingHappened",
      "BusyElsewhere",
      "CreateUnknown",
      "Expired",
      "Withdrawn",
      "Cancelled",
    ],
    "qrDeposit.awaitingPayment.waiting": [
      "AwaitingPayment",
      "Unshowable",
      "AskingToCancel",
      "Cancelling",
      "CancelUnknown",
      "CancelRefused",
      "ReloadedByAnother",
    ],
    "moneyOperation.exclusive.sending": ["Creating", "Cancelling"],
    "moneyOperation.watching.waiting": ["CreatingChecked", "CreateUnknown", "CancelUnknown"],
    "moneyOperation.ended.refused": ["RefusedByBank", "Refused", "CancelRefused"],
  },
  transfer: {
    "moneyOperation.notSent": ["BusyElsewhere", "NotSent"],
    "moneyOperation.watching.waiting": ["ReplyLost", "NotKnownYet"],
  },
  withdraw: {
    "moneyOperation.notSent": ["BusyElsewhere", "NotSent"],
    "moneyOperation.watching.waiting": ["ReplyLost", "NotKnownYet"],
  },
};
