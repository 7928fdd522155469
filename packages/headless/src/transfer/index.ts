export { Transfer, type TransferRootProps } from "./Transfer.tsx";
export { type TransferView, type UseTransferOptions, useTransfer } from "./use-transfer.ts";
