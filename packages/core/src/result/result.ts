import type { Failure } from "./failure.ts";

/** A result with data. */
export type Success<T> = { readonly ok: true; readonly data: T };

/** A result with a failure. */
export type Failed = { readonly ok: false; readonly error: Failure };

/** The value that every call resolves to. No call throws or rejects. */
export type Result<T> = Success<T> | Failed;

/** Makes a result with data. */
export const succeed = <T>(data: T): Success<T> => ({ ok: true, data });

/** Makes a result with a failure. */
export const fail = (error: Failure): Failed => ({ ok: false, error });
