export {
  QR_LIMITS,
  type QrAmountProblem,
  type QrCode,
  type QrNotice,
  type QrProvider,
} from "@satang/machines";
export { QrDeposit, type QrDepositNoticeProps, type QrDepositRootProps } from "./QrDeposit.tsx";
export { type QrCancelOrder, qrCancelOperation } from "./qr-cancel.operation.ts";
export { type QrCreateOrder, qrCreateOperation, qrLock } from "./qr-create.operation.ts";
export type { QrDepositNotice, QrDepositState } from "./qr-deposit-notice.ts";
export { toQrImage } from "./qr-image.ts";
export { saveQrImage } from "./save-qr-image.ts";
export {
  type DepositAccount,
  type DepositAccounts,
  type DepositWallet,
  useDepositAccounts,
} from "./use-deposit-accounts.ts";
export { useDepositWay } from "./use-deposit-way.ts";
export {
  type QrDepositView,
  type UseQrDepositOptions,
  useQrDeposit,
} from "./use-qr-deposit.ts";
export { useTimeLeft } from "./use-time-left.ts";
