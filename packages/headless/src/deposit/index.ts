export {
  QR_LIMITS,
  type QrAmountProblem,
  type QrCode,
  type QrNotice,
  type QrProvider,
} from "@satang/machines/qr-deposit";
export { toQrImage } from "../qr-picture/qr-image.ts";
export type { QrCodeProps } from "../qr-picture/use-qr-image.ts";
export { Deposit, type DepositRootProps, type DepositWayProps } from "./Deposit.tsx";
export type {
  DepositAccount,
  DepositSpeed,
  DepositView,
  DepositWay,
  OwnBankAccount,
} from "./deposit.view.ts";
export { GiftLink, type GiftLinkRootProps } from "./GiftLink.tsx";
export {
  GIFT_LINK_LOCK,
  type GiftLinkOrder,
  type GiftLinkReceipt,
  giftLinkOperation,
  toGiftLinkOrder,
} from "./gift-link.operation.ts";
export type { GiftLinkView } from "./gift-link.view.ts";
export type { OpenQr } from "./open-qr.ts";
export {
  QrDeposit,
  type QrDepositNoticeProps,
  type QrDepositRootProps,
  type QrQuickAmountProps,
} from "./QrDeposit.tsx";
export { qrCancelOperation, qrCreateOperation } from "./qr.operations.ts";
export type {
  QrDepositNotice,
  QrDepositState,
  QrDepositView,
} from "./qr-deposit.view.ts";
export { type QrCancelOrder, type QrCreateOrder, qrLock } from "./qr-orders.ts";
export { saveQrImage } from "./save-qr-image.ts";
export { type AwaitedDepositView, useAwaitedDeposit } from "./use-awaited-deposit.ts";
export { type UseDepositOptions, useDeposit } from "./use-deposit.ts";
export { useGiftLink } from "./use-gift-link.ts";
export { useOpenQr } from "./use-open-qr.ts";
export { type UseQrDepositOptions, useQrDeposit } from "./use-qr-deposit.ts";
export { useTimeLeft } from "./use-time-left.ts";
