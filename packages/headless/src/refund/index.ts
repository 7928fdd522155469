export type { PagesView } from "../pages/pages.view.ts";
export { Refund, type RefundRootProps } from "./Refund.tsx";
export {
  REFUND_LOCK,
  type RefundOrder,
  refundAddWalletOperation,
  refundReceiveOperation,
} from "./refund.operations.ts";
export type { ReceivedRefund, RefundCheck, RefundProblem } from "./refund.rules.ts";
export type { RefundButtonProps, RefundView, RefundWay } from "./refund.view.ts";
export { type UseRefundOptions, useRefund } from "./use-refund.ts";
