/**
 * States with several variants, by flow and state, with the stories of each variant. A story that
 * is deleted or renamed without its row fails the test, and so does a new one without a row.
 */
export const variants: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  chat: {
    "chatDelivery.failed": ["Failed", "Unclear"],
    "chatDelivery.waiting": ["Waiting", "FileWaiting"],
    "chatOutbox.resting": ["Waiting", "FileWaiting"],
  },
  protection: {
    "protection.playing": ["NoLimits", "Limits"],
    "protection.checking": [
      "CheckLost",
      "CheckWon",
      "CheckNotKnown",
      "CheckIncomplete",
      "CheckLoading",
      "CheckFailed",
    ],
    "protection.onBreak": ["OnBreak", "LimitsOnBreak"],
  },
  spin: {
    "spin.idle": ["Open", "NoCoins", "NoCoupons", "ExpiredCoupon", "Closed", "OnBreak", "OddWheel"],
    "spin.finished": ["Prize", "NoPrize", "PrizeNotSaid"],
  },
  games: {
    "gamePassword.idle": [
      "Open",
      "NoMoney",
      "NoSite",
      "PasswordShown",
      "Inactive",
      "Gone",
      "OtherGameNotKnown",
      "NotSent",
      "NotOpened",
      "OnABreak",
      "BlockedForm",
      "Blocked",
    ],
    "gamePassword.refused": ["ResetRefused", "ResetNotSent"],
  },
  session: {
    "session.signedOut": ["SignedOut", "Missing", "Refused", "LostLine"],
    "session.expired": ["Expired", "EndedOverContent"],
  },
  register: {
    "register.phone.entering": ["Phone", "PhoneInviteDamaged", "PhoneRefused", "PhoneBlocked"],
    "register.otp.entering": ["Otp", "OtpMayResend", "OtpWrong"],
    "register.profile.entering": [
      "Profile",
      "ProfileInvited",
      "ProfileInviteUnknown",
      "ProfileRefused",
      "ProfileTaken",
    ],
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
    "moneyOperation.watching.waiting.ready": ["CreatingChecked", "CreateUnknown", "CancelUnknown"],
    "moneyOperation.ended.refused": ["RefusedByBank", "Refused", "CancelRefused"],
  },
  transfer: {
    "moneyOperation.notSent": ["BusyElsewhere", "NotSent"],
    "moneyOperation.watching.waiting.ready": ["ReplyLost", "NotKnownYet"],
  },
  withdraw: {
    "moneyOperation.notSent": ["BusyElsewhere", "NotSent"],
    "moneyOperation.watching.waiting.ready": ["ReplyLost", "NotKnownYet"],
  },
};
