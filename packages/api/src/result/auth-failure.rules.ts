import type { ApiError, ErrorCode } from "./api-error.ts";

const AUTH_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "UNAUTHORIZED",
  "EXPIRED_AUTH_TOKEN",
  "INVALID_USER_1",
  "INVALID_USER_2",
  "INVALID_USER_3",
  "INVALID_USER_4",
]);

const AUTH_TEXT = "cannot verify identity";

/** Whether the session is over: by code first, then by the quoted text (money.txt §6, §8). */
export const isAuthFailure = (error: ApiError): boolean => {
  if (error.kind === "coded") return AUTH_CODES.has(error.code);
  return error.kind === "raw" && error.message.trim().toLowerCase().includes(AUTH_TEXT);
};
