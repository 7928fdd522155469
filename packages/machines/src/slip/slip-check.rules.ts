import { SLIP_MAX_BYTES, type SlipFileType } from "./slip-file.rules.ts";

/** Facts that the device found on a picture. */
export type SlipReading = {
  readonly bytes: number;
  /** `null` when it is neither PNG nor JPEG. */
  readonly type: SlipFileType | null;
  /** In pixels; `null` when the picture cannot be opened. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly qr: SlipQr;
};

/**
 * The small QR of a slip:
 * - `slip`: that of a bank transfer, with a correct checksum. `reference` is the bank's number of the transfer
 * - `damaged`: that of a slip, with a wrong checksum
 * - `other`: a QR of something else, for example one to pay
 * - `missing`: none that can be read
 */
export type SlipQr =
  | { readonly kind: "slip"; readonly reference: string }
  | { readonly kind: "damaged" | "other" | "missing" };

/** Checks before a slip is sent, in the order in which they are shown. */
export type SlipCheckName = "file" | "picture" | "qr" | "repeat";

/** Result of a check; every word but `passed` is a warning. */
export type SlipFinding =
  | "passed"
  | "empty"
  | "wrongType"
  | "tooLarge"
  | "unreadable"
  | "tooSmall"
  | "qrMissing"
  | "qrDamaged"
  | "qrOther"
  | "sentBefore";

/** A check with its result. A warning never keeps a slip from being sent. */
export type SlipCheck = { readonly name: SlipCheckName; readonly finding: SlipFinding };

/** On a shorter side with fewer pixels, the small print of a slip cannot be read. */
const SHORTEST_SIDE = 300;

function checkFile({ bytes, type }: SlipReading): SlipFinding {
  if (bytes === 0) return "empty";
  if (type === null) return "wrongType";
  return bytes > SLIP_MAX_BYTES ? "tooLarge" : "passed";
}

function checkPicture({ size }: SlipReading): SlipFinding {
  if (size === null) return "unreadable";
  return Math.min(size.width, size.height) < SHORTEST_SIDE ? "tooSmall" : "passed";
}

const QR_FINDINGS: Readonly<Record<SlipQr["kind"], SlipFinding>> = {
  slip: "passed",
  damaged: "qrDamaged",
  other: "qrOther",
  missing: "qrMissing",
};

/**
 * The checks of a slip, from what the device found on it.
 * @param isSentBefore whether the same slip was sent before
 */
export function checkSlip(reading: SlipReading, isSentBefore: boolean): readonly SlipCheck[] {
  return [
    { name: "file", finding: checkFile(reading) },
    { name: "picture", finding: checkPicture(reading) },
    { name: "qr", finding: QR_FINDINGS[reading.qr.kind] },
    { name: "repeat", finding: isSentBefore ? "sentBefore" : "passed" },
  ];
}
