export {
  chooseTransferEnd,
  findTransferFieldProblem,
  findTransferProblem,
  nextTransferField,
  swapTransferEnds,
  TRANSFER_MINIMUM,
  TRANSFER_QUICK_AMOUNTS,
  type TransferAttempt,
  type TransferDraft,
  type TransferEnds,
  type TransferField,
  type TransferProblem,
} from "./transfer.rules.ts";
