import type { Result } from "@satang/core";

/**
 * For query functions: the data, or the `ApiError` thrown as it is, so that `query.error` is data
 * that i18n can put into words.
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw result.error;
}
