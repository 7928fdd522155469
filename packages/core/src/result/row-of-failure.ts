import type { ErrorRow } from "../catalogue/error-catalogue.types.ts";
import { findErrorRow } from "../catalogue/error-row.ts";
import type { Failure } from "./failure.ts";

/**
 * The row of a failure; `null` when it has no code of the catalogue.
 * @example rowOfFailure(error)?.next === "deposit"
 */
export const rowOfFailure = (failure: Failure): ErrorRow | null =>
  failure.kind === "coded" ? findErrorRow(failure.code) : null;
