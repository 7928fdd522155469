export type { FileInput } from "./areas/file-form.ts";
export type { QrProvider } from "./areas/qrcode.calls.ts";
export { CLIENT_HEADER } from "./call/client-header.ts";
export type { ClientOptions } from "./call/client-options.ts";
export { canBeSent, headersFor } from "./call/headers.ts";
export { bindClockToPage, type WakeTarget } from "./clock/bind-clock-to-page.ts";
export { type ClockSources, createClock, type ServerClock } from "./clock/clock.ts";
export type { CallOptions, MoneyOptions } from "./contract/call-options.types.ts";
export { factsOf, isMoney, isRead, OPERATION_IDS } from "./contract/facts.ts";
export type {
  Body,
  Data,
  FlagState,
  OperationId,
  PathOf,
  Reply,
  Schemas,
} from "./contract/operation.types.ts";
export { type Client, createClient } from "./create-client.ts";
export { parseExpireIn } from "./deposit/expire-in.rules.ts";
export { findGiftLinkKeyProblem, type GiftLinkKeyProblem } from "./deposit/gift-link-key.ts";
export { type SealGiftLink, sealGiftLink } from "./deposit/seal-gift-link.ts";
export { ERROR_CODES, SLIP_FAILURE_REASONS } from "./generated/error-codes.ts";
export type { OperationFacts } from "./generated/operations.ts";
export type { components, operations, paths } from "./generated/schema.ts";
export { defineOperations } from "./own-backend/define-operations.ts";
export type {
  AdaptedRefusal,
  AdaptedReply,
  BackendReply,
  OperationMapping,
  OperationMappings,
  Operations,
} from "./own-backend/own-backend.types.ts";
export { type ErrorCode, isErrorCode } from "./result/error-code.ts";
export { type RandomSource, randomUuid } from "./text/random-uuid.ts";
export { redact } from "./text/redact.ts";
export { fetchTransport } from "./upload/fetch-transport.ts";
export type {
  UploadOptions,
  UploadProgress,
  UploadReply,
  UploadRequest,
  UploadTransport,
} from "./upload/upload.types.ts";
export { xhrTransport } from "./upload/xhr-transport.ts";
