export { readCloseTime } from "./close-time.rules.ts";
export {
  checkSlip,
  type SlipCheck,
  type SlipCheckName,
  type SlipFinding,
  type SlipQr,
  type SlipReading,
} from "./slip-check.rules.ts";
export {
  SLIP_MAX_BYTES,
  SLIP_MEDIA_TYPES,
  SLIP_PICKER_TYPES,
  type SlipFileType,
  slipTypeOf,
} from "./slip-file.rules.ts";
export { type SlipReason, slipReason } from "./slip-reason.rules.ts";
