import type { Schemas } from "@satang/api";

/** Why a slip can fail, in the spelling of the wire. */
export const slipFailures = [
  "UPLOADED_FILE_NOT_EXIST",
  "IMG_SIZE_UNABLE_TO_PROCESS",
  "CANNOT_READ_CROPPED_IMAGE",
  "DEST_ACC_INVALID",
  "SLIP_REFNO_DUPLICATED",
  "UNSTABLE_REFNO_ON_SLIP",
  "TRIPPLE_WRONG_CAPTCHA",
  "INVALID_SLIP",
  "NOT_MATCH",
  "EXPIRED_SLIP",
  "UNKNOW_ERROR",
] as const satisfies readonly Schemas["SlipFailureReason"][];

/** An uploaded slip waits for `/sandbox/slip/judge`, succeeds, or fails for a reason. */
export const slipJudgements = ["wait", "SUCCESS", ...slipFailures] as const;

/** Name from {@link slipJudgements}. */
export type SlipJudgement = (typeof slipJudgements)[number];
