import type { Result } from "@satang/core";

/**
 * For query functions: returns the data, or throws the failure unchanged, so that `query.error` can
 * be translated with i18n.
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw result.error;
}
