export {
  SLIP_MAX_BYTES,
  SLIP_MEDIA_TYPES,
  SLIP_PICKER_TYPES,
  type SlipCheck,
  type SlipCheckName,
  type SlipFinding,
  type SlipReason,
} from "@satang/machines/slip";
export { Slips, type SlipsRootProps } from "./Slips.tsx";
export { SlipUpload, type SlipUploadRootProps } from "./SlipUpload.tsx";
export { type SlipEntry, slipsKey, toSlipEntry } from "./slip.rules.ts";
export { type SlipOrder, type SlipProgress, toSlipOrder } from "./slip-attempt.ts";
export type { SlipUploadView } from "./slip-upload.view.ts";
export type { SlipsView } from "./slips.view.ts";
export { SLIP_LOCK, uploadSlipOperation } from "./upload-slip.operation.ts";
export { type SlipTimes, useSlipTimes } from "./use-slip-times.ts";
export { useSlipUpload } from "./use-slip-upload.ts";
export { type UseSlipsOptions, useSlips } from "./use-slips.ts";
