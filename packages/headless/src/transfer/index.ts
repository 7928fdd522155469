export type { TransferProblem } from "@satang/machines";
export { Transfer, type TransferRootProps } from "./Transfer.tsx";
export { TRANSFER_LOCK, type TransferOrder, transferOperation } from "./transfer.operation.ts";
export { type TransferAllOrder, transferAllOperation } from "./transfer-all.operation.ts";
export { type TransferView, type UseTransferOptions, useTransfer } from "./use-transfer.ts";
