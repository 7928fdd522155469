import { ERROR_CODES } from "../generated/error-codes.ts";

/** A code of the error catalogue (money.txt §8). */
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Why a call did not go well (money.txt §7–8). Never holds a token, a password or an auto-login address.
 * - `coded`: the backend refused with a code of the catalogue
 * - `raw`: an unknown code, or a reply that is not what the contract says (then `message` is empty)
 * - `network`: no reply reached us; also what a call ends with when its caller cancels it
 * - `timeout`: no reply in time
 * - `gone`: the site or account is shut down; beats everything else
 */
export type ApiError =
  | {
      readonly kind: "coded";
      readonly code: ErrorCode;
      readonly message: string;
      readonly status: number;
    }
  | { readonly kind: "raw"; readonly message: string; readonly status: number }
  | { readonly kind: "network" }
  | { readonly kind: "timeout" }
  | { readonly kind: "gone" };

const known: ReadonlySet<unknown> = new Set(ERROR_CODES);

/** Whether a value is a code of the catalogue. */
export const isErrorCode = (value: unknown): value is ErrorCode => known.has(value);
