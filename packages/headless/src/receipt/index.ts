export { receiptOfOrder } from "./receipt.rules.ts";
export type { ExecutedOrder, Receipt, ReceiptEnd, ReceiptSource } from "./receipt.types.ts";
export type { ReceiptView } from "./receipt.view.ts";
export { type KeptReceipt, useKeptReceipt } from "./use-kept-receipt.ts";
export { type UseReceiptOptions, useReceipt } from "./use-receipt.ts";
export { type ReceiptOfOrder, useReceiptOfOrder } from "./use-receipt-of-order.ts";
