export type { TransferField, TransferProblem } from "@satang/machines/transfer";
export {
  Transfer,
  type TransferEndProps,
  type TransferOptionProps,
  type TransferRootProps,
} from "./Transfer.tsx";
export { TRANSFER_LOCK, type TransferOrder, transferOperation } from "./transfer.operation.ts";
export type {
  TransferEnd,
  TransferFailure,
  TransferValues,
  TransferView,
} from "./transfer.view.ts";
export { type TransferAllOrder, transferAllOperation } from "./transfer-all.operation.ts";
export { type UseTransferOptions, useTransfer } from "./use-transfer.ts";
