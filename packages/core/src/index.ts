export { canParseUrl } from "./address/can-parse-url.ts";
export {
  type Currency,
  currencySign,
  editionCurrency,
  hidesZeroDecimals,
  isCurrency,
  toCurrency,
  toWireCurrency,
  type WireCurrency,
} from "./amount/currency.ts";
export {
  type AmountProblem,
  type ParsedAmount,
  parseAmount,
  plainAmount,
  typedAmount,
} from "./amount/parse-amount.ts";
export {
  type AmountDigits,
  addSatang,
  amountDigits,
  isSatang,
  type Satang,
  satang,
  subtractSatang,
  toBaht,
  toExactSatang,
  toSatang,
  ZERO,
} from "./amount/satang.ts";
export { type CatalogueCode, errorCatalogue } from "./catalogue/error-catalogue.data.ts";
export type {
  ErrorNextStep,
  ErrorPlace,
  ErrorRetry,
  ErrorRow,
  ErrorSeverity,
  ErrorSubject,
} from "./catalogue/error-catalogue.types.ts";
export { findErrorRow, isCatalogueCode } from "./catalogue/error-row.ts";
export { toLatinDigits } from "./digits/latin-digits.ts";
export { createLazyModule, type LazyModule } from "./lazy/lazy-module.ts";
export { acceptedType, declaresType, isMediaType, pickerAccept } from "./media/declared-type.ts";
export type { MediaType } from "./media/media-types.data.ts";
export { SNIFFED_BYTES, sniffMediaType } from "./media/sniff-media-type.ts";
export { type FileOfDevice, readTypedFile } from "./media/typed-file.ts";
export { callAddress } from "./phone/call-address.ts";
export { cleanUsername } from "./phone/clean-username.ts";
export { type Edition, isPhone, normalisePhone } from "./phone/phone.ts";
export { type GivenRef, mergeRefs } from "./refs/merge-refs.ts";
export { canSucceedLater } from "./result/can-succeed-later.ts";
export { classifyFailure, type FailureClass } from "./result/classify-failure.ts";
export type { Failure, NotSentReason, ReplySender } from "./result/failure.ts";
export { isAboutInput, placeOfFailure } from "./result/place-of-failure.ts";
export { type Failed, fail, type Result, type Success, succeed } from "./result/result.ts";
export { rowOfFailure } from "./result/row-of-failure.ts";
export { isSessionEnded } from "./result/session-ended.ts";
export { shortenText } from "./text/shorten-text.ts";
export { hoursAndMinutes, wholeMinutes } from "./time/hours-and-minutes.ts";
export { SITE_UTC_OFFSET, startOfDay, startOfWeek } from "./time/site-day.ts";
export {
  countdown,
  minutesAndSeconds,
  secondsLeft,
  timeLeft,
  untilNextSecond,
} from "./time/time-left.ts";
export { type WatchTimeLeftOptions, watchTimeLeft } from "./time/watch-time-left.ts";
export { cleanAmount } from "./typed/clean-amount.ts";
export { cleanCode, cleanPromotionCode } from "./typed/clean-code.ts";
export { cleanDigits } from "./typed/clean-digits.ts";
export { cleanLink } from "./typed/clean-link.ts";
export { cleanBankName, cleanChatText, cleanName } from "./typed/clean-text.ts";
export { type FoundLink, findLinks } from "./typed/find-links.ts";
export { cleanInviteCode, findInviteCode, inviteParameter } from "./typed/invite-code.ts";
export {
  findOneTimeCode,
  type OneTimeCodeChange,
  pastedText,
  readOneTimeCode,
} from "./typed/one-time-code.ts";
export { phoneText } from "./typed/phone-text.ts";
export { isBlank, removeInvisible, VISIBLE } from "./typed/remove-invisible.ts";
export {
  showText,
  type TextControl,
  type TypingEvent,
  type TypingProps,
  typingProps,
} from "./typed/typing.ts";
