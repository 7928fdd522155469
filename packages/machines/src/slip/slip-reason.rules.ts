/** Why a slip failed, as members read it (money.txt §5, journey.txt §8). */
export type SlipReason =
  | "incorrect"
  | "destinationInvalid"
  | "duplicate"
  | "referenceUnreadable"
  | "captchaWrong"
  | "invalid"
  | "notMatching"
  | "expired"
  | "unknown";

const REASONS: ReadonlyMap<string, SlipReason> = new Map<string, SlipReason>([
  ["UPLOADED_FILE_NOT_EXIST", "incorrect"],
  ["IMG_SIZE_UNABLE_TO_PROCESS", "incorrect"],
  ["CANNOT_READ_CROPPED_IMAGE", "incorrect"],
  ["DEST_ACC_INVALID", "destinationInvalid"],
  ["SLIP_REFNO_DUPLICATED", "duplicate"],
  ["UNSTABLE_REFNO_ON_SLIP", "referenceUnreadable"],
  ["TRIPPLE_WRONG_CAPTCHA", "captchaWrong"],
  ["INVALID_SLIP", "invalid"],
  ["NOT_MATCH", "notMatching"],
  ["EXPIRED_SLIP", "expired"],
  ["UNKNOW_ERROR", "unknown"],
]);

/** The reason of a slip's note; `null` without a note, and for a note that the specification does not list. */
export const slipReason = (note: string | null | undefined): SlipReason | null =>
  REASONS.get(note?.trim() ?? "") ?? null;
