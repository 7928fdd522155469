import type { Failure, Result } from "@satang/core";

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
};

/** Reply of `POST /api/otp/send`. */
export type OtpReply = {
  readonly otpRef?: string | undefined;
  readonly otpToken?: string | undefined;
  readonly code?: string | undefined;
};

/** Server time until a code may be sent again, ms (decision 22). */
export const otpResendTimeout = 60_000;

/** Number of digits of a code. */
export const otpLength = 6;

/** When another code may be sent, server time in ms. */
export const otpResendAt = (otp: SentOtp): number => otp.sentAt + otpResendTimeout;

/** Whether another code may be sent. */
export const canResendOtp = (otp: SentOtp, now: number): boolean => now >= otpResendAt(otp);

const verifiedCodes: ReadonlySet<string> = new Set(["OTP_VERIFIED", "OTP_CODE_VALID"]);

/**
 * Whether a reply says that the number is verified. Replies to sending and to checking may say so,
 * as data or as an error (journey.txt §4).
 */
export function isOtpVerified(result: Result<{ readonly code?: string | undefined }>): boolean {
  if (!result.ok) return result.error.kind === "coded" && verifiedCodes.has(result.error.code);
  return result.data.code !== undefined && verifiedCodes.has(result.data.code);
}

/** Whether the server wants the number verified again. */
export const isUnverified = (error: Failure): boolean =>
  error.kind === "coded" && error.code === "UNVERIFIED_OTP";
