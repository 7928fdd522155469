import { type Failure, findErrorRow, type Result, rowOfFailure } from "@satang/core";

/** A code that was sent (journey.txt §7, POST /api/otp/send). */
export type SentOtp = {
  /** Reference that the member compares with the text message. */
  readonly ref: string;
  /** Identifies the code in calls to the server. */
  readonly token: string;
  /** Number it was sent to, normalised. */
  readonly phone: string;
  /** Server time, ms. */
  readonly sentAt: number;
  /** Number of its digits; `null` when the server did not say. */
  readonly length: number | null;
};

/** Reply of `POST /api/otp/send`. */
export type OtpReply = {
  readonly otpRef?: string | undefined;
  readonly otpToken?: string | undefined;
  readonly code?: string | undefined;
  readonly otpLength?: number | undefined;
};

/** Server time until a code may be sent again, ms (decision 22). */
export const otpResendTimeout = 60_000;

/** Number of digits of a code, unless the configuration or the server names another one. */
export const otpLength = 6;

/** The number of digits that the server named; `null` for none, or for a number that no code has. */
export const readOtpLength = (named: number | undefined): number | null =>
  named !== undefined && Number.isInteger(named) && named >= 3 && named <= 12 ? named : null;

/** When another code may be sent, server time in ms. */
export const otpResendAt = (otp: SentOtp): number => otp.sentAt + otpResendTimeout;

/** Whether another code may be sent. */
export const canResendOtp = (otp: SentOtp, now: number): boolean => now >= otpResendAt(otp);

function isVerifiedCode(code: string | undefined): boolean {
  const row = findErrorRow(code);
  return row?.severity === "positive" && row.about === "otpCode";
}

/**
 * Whether a reply says that the number is verified. Replies to sending and to checking may say so,
 * as data or as an error (journey.txt §4).
 */
export function isOtpVerified(result: Result<{ readonly code?: string | undefined }>): boolean {
  if (!result.ok) return result.error.kind === "coded" && isVerifiedCode(result.error.code);
  return isVerifiedCode(result.data.code);
}

/** Whether the server wants the number verified again. */
export const isUnverified = (error: Failure): boolean =>
  rowOfFailure(error)?.next === "verifyPhone";
