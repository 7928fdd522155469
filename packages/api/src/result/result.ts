import type { ApiError } from "./api-error.ts";

/** What every method resolves to. No method throws. */
export type Result<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: ApiError };

/** A result that went well. */
export const succeed = <T>(data: T): Result<T> => ({ ok: true, data });

/** A result that did not. */
export const fail = (error: ApiError): { readonly ok: false; readonly error: ApiError } => ({
  ok: false,
  error,
});
