export {
  findTransferFieldProblem,
  findTransferProblem,
  TRANSFER_MINIMUM,
  type TransferAttempt,
  type TransferDraft,
  type TransferField,
  type TransferProblem,
} from "./transfer.rules.ts";
