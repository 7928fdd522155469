import { isCatalogueCode } from "@satang/core";
import type { ERROR_CODES } from "../generated/error-codes.ts";

/** A code of the error catalogue (money.txt §8). */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Whether a value is a code of the catalogue. */
export const isErrorCode: (value: unknown) => value is ErrorCode = isCatalogueCode;
