import type {
  ErrorNextStep,
  ErrorPlace,
  ErrorRetry,
  ErrorRow,
  ErrorSeverity,
  ErrorSubject,
} from "./error-catalogue.types.ts";

const row = (
  severity: ErrorSeverity,
  place: ErrorPlace,
  next: ErrorNextStep,
  retry: ErrorRetry,
  about: ErrorSubject | null = null,
): ErrorRow => ({ severity, place, next, retry, about });

const done = row("positive", "toast", "nothing", "never");
const verified = row("positive", "toast", "nothing", "never", "otpCode");
const sessionEnded = row("warning", "page", "signIn", "never");
const notAllowed = row("critical", "alert", "contactSupport", "never");
const wrong = row("critical", "alert", "correct", "changed");
const wrongField = (about: ErrorSubject) => row("critical", "field", "correct", "changed", about);
const newCode = row("critical", "field", "requestCode", "changed", "otpCode");
const limited = row("warning", "alert", "wait", "later");
const failed = row("critical", "alert", "tryAgain", "later");
const failedInToast = row("critical", "toast", "tryAgain", "later");
const closed = row("info", "toast", "wait", "later");
const nothingToReceive = row("info", "toast", "nothing", "later");
const bonusFirst = row("warning", "alert", "finishBonus", "later");
const bonusGone = row("warning", "alert", "nothing", "never");
const notClaimable = row("critical", "dialog", "nothing", "never");

/** Every code of the error catalogue (money.txt §8). Its texts are in `@satang/i18n`, `errors.code`. */
export const errorCatalogue = {
  // auth
  UNAUTHORIZED: sessionEnded,
  EXPIRED_AUTH_TOKEN: sessionEnded,
  INVALID_USER_1: sessionEnded,
  INVALID_USER_2: sessionEnded,
  INVALID_USER_3: sessionEnded,
  INVALID_USER_4: sessionEnded,
  INVALID_IP: notAllowed,
  NO_USER: wrong,
  WRONG_PASSWORD: wrong,
  WRONG_CREDENTIAL: wrong,
  INACTIVE_USER: notAllowed,
  LOGIN_FAIL: failed,
  // rate limit
  REQUEST_LIMIT: limited,
  OTP_BLOCK: limited,
  REQUEST_LIMIT_1MIN: limited,
  // one-time code
  OTP_TOKEN_INVALID: newCode,
  OTP_NOT_EXIST: newCode,
  OTP_VERIFIED: verified,
  OTP_EXPIRED: newCode,
  OTP_CODE_INVALID: wrongField("otpCode"),
  OTP_CODE_VALID: verified,
  UNVERIFIED_OTP: row("warning", "alert", "verifyPhone", "later"),
  OTP_SEND_FAIL: failed,
  OTP_VERIFY_FAIL: failed,
  // registration
  EXISTING_USER: row("critical", "alert", "logIn", "changed"),
  EXISTING_BANK: wrongField("accountNo"),
  INVALID_USER_INFO: wrong,
  INVALID_BANK: wrongField("accountNo"),
  BANK_ACCOUNT_NAME_ENG: wrongField("accountName"),
  REGISTER_FAIL: failed,
  GAME_ACTIVATION_FAIL: failed,
  PHONE_NUMBER_REQUIRE_10_DIGIT: wrongField("phone"),
  // bonus and promotion
  BONUS_REMAINING: row("warning", "dialog", "finishBonus", "later"),
  BONUS_ALREADY_ACTIVE: bonusFirst,
  BONUS_MAX_CLAIMED: bonusGone,
  BONUS_CONDITION: bonusFirst,
  BONUS_CLEAR: row("info", "dialog", "nothing", "never"),
  BONUS_FULL: bonusGone,
  NO_PROMOTION: wrong,
  PROMOTION_RECEIVED: bonusGone,
  // invite
  INVITE_COLLECT: nothingToReceive,
  INVITE_INACTIVE: closed,
  NO_INVITE_BONUS: nothingToReceive,
  NO_INVITEE_PLAY_INFO: nothingToReceive,
  INVITE_BONUS_SUCCESS: done,
  INVITE_BONUS_FAIL: failedInToast,
  // refund
  NO_REFUND: nothingToReceive,
  REFUND_CONDITION: row("warning", "toast", "finishBonus", "later"),
  REFUND_SUCCESS: done,
  REFUND_INACTIVE: closed,
  REFUND_MINIMUM: nothingToReceive,
  // game and wallet
  SLOT_ALREADY_ACTIVE: row("info", "toast", "nothing", "never"),
  SLOT_ACTIVATE_FAIL: failedInToast,
  SLOT_NO_ACCOUNT: wrong,
  SLOT_RESET_PASSWORD_FAIL: failed,
  TRANSFER_MINIMUM: wrongField("amount"),
  NO_GAME: wrong,
  NO_BANK: wrongField("bankCode"),
  NO_WALLET: wrong,
  MONEY_NOT_ENOUGH: row("critical", "alert", "deposit", "changed"),
  TRANSFER_FAIL: row("critical", "alert", "tryAgain", "later", "amount"),
  // slip, link, qr
  SLIP_UPLOAD_FAIL: failed,
  SLIP_NO_FILE: wrongField("file"),
  SLIP_INVALID_FILE: wrongField("file"),
  TRUELINK_DUPLICATE: wrongField("link"),
  TRUELINK_INVALID: wrongField("link"),
  QR_FAIL: failed,
  // other
  KEY_MISSING: notAllowed,
  KEY_INVALID: notAllowed,
  NO_DATA: row("info", "page", "nothing", "later"),
  INTERNAL_SERVER_ERROR: row("critical", "alert", "tryAgain", "checked"),
  OK: done,
  SUCCESS: done,
  // spin coupon (BONUS_REMAINING is above)
  NO_CLAIMABLE_COUPON: row("info", "dialog", "nothing", "never"),
  INVALID_PRIZE_CODE: notClaimable,
  INVALID_CODE: notClaimable,
  INVALID_COUPON_TYPE: notClaimable,
  COUPON_EXPIRED: row("warning", "dialog", "nothing", "never"),
} as const satisfies Readonly<Record<string, ErrorRow>>;

/** A code of the error catalogue. */
export type CatalogueCode = keyof typeof errorCatalogue;
