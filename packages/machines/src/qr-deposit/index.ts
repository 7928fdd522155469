export {
  findQrAmountProblem,
  isQrCreateDisabled,
  QR_LIMITS,
  type QrAmountProblem,
  type QrLimits,
} from "./qr-amount.rules.ts";
export { qrDepositMachine } from "./qr-deposit.machine.ts";
export { isCredited, pollDelayAfter } from "./qr-deposit.rules.ts";
export {
  type QrDepositSnapshot,
  type QrDepositStatus,
  selectIsQrInView,
  selectQr,
  selectQrDepositStatus,
  selectQrError,
  selectQrNotice,
} from "./qr-deposit.selectors.ts";
export type {
  QrCode,
  QrDepositContext,
  QrDepositEvent,
  QrDepositInput,
  QrNotice,
  QrProvider,
  QrReading,
} from "./qr-deposit.types.ts";
