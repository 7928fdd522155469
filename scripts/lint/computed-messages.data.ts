const OUTCOMES = [
  "checking",
  "notKnownYet",
  "done",
  "qrClosed",
  "refused",
  "reversed",
  "nothingHappened",
];
const FAILURES = ["network", "timeout", "gone", "notSent"];
const UNCONFIRMED = ["deposit.qr.cancelUnknown", "deposit.qr.createUnknown"];
const AGES = ["years", "months", "days", "hours", "minutes", "seconds"];

/**
 * Messages with a key that the source computes: its template with `{}` in place of the expression,
 * and the values of the expression. `null`: the values come from the contract, and a type checks
 * that each has its message.
 */
export const COMPUTED_MESSAGES: Readonly<Record<string, readonly string[] | null>> = {
  "app.title.{}": ["profile", "bonus", "contact", "howto"],
  "common.age.{}": AGES,
  "common.status.{}": ["processing", "success", "failed"],
  "deposit.qr.{}": ["createRefused", "cancelRefused"],
  "deposit.qr.{}.text": ["expired", "withdrawn"],
  "deposit.qr.{}.title": ["expired", "withdrawn"],
  "errors.code.{}": null,
  "errors.{}.text": FAILURES,
  "errors.{}.title": FAILURES,
  "fields.file.{}": ["empty", "onlyOne"],
  "money.meanwhile.{}": ["use", "close"],
  "money.notSent.{}": ["input", "locked", "memberChanged", "storage", "unread"],
  "money.{}.text": OUTCOMES,
  "money.{}.title": [...OUTCOMES, "notSent"],
  "register.bank.{}": ["firstName", "lastName"],
  "register.problem.{}": [
    "required",
    "phoneTenDigits",
    "phoneDigits",
    "otpDigits",
    "passwordsDiffer",
    "latinOnly",
    "accountDigits",
  ],
  "register.steps.{}": ["phone", "otp", "profile", "bank"],
  "session.missing.{}": ["username", "password"],
  "statement.kind.{}": ["deposit", "bonus", "finishBonus", "withdraw", "transfer", "other"],
  "transfer.problem.{}": ["accountMissing", "sameAccount"],
  "transfer.{}": ["from", "to"],
  "ui.carousel.{}": ["previous", "next"],
  "wallet.games.{}": ["slot", "sport", "lotto", "activate", "activating"],
  "withdraw.problem.{}": [
    "bonusBalanceAboveMaximum",
    "aboveMaximum",
    "aboveBalance",
    "notFullBalance",
  ],
  "{}.action": UNCONFIRMED,
  "{}.text": UNCONFIRMED,
  "{}.title": UNCONFIRMED,
};
