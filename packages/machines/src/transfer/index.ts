export {
  findTransferProblem,
  TRANSFER_MINIMUM,
  type TransferDraft,
  type TransferProblem,
} from "./transfer.rules.ts";
