import { ERROR_CODES } from "../generated/error-codes.ts";

/** A code of the error catalogue (money.txt §8). */
export type ErrorCode = (typeof ERROR_CODES)[number];

const known: ReadonlySet<unknown> = new Set(ERROR_CODES);

/** Whether a value is a code of the catalogue. */
export const isErrorCode = (value: unknown): value is ErrorCode => known.has(value);
