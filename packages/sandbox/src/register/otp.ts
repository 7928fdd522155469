import { randomBytes, randomInt } from "node:crypto";
import { and, count, desc, eq, gt, isNotNull } from "drizzle-orm";
import { takeLock } from "../database/advisory-lock.ts";
import type { Db } from "../database/database.ts";
import { otp } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";

/** Limits of one-time codes, ms and counts. */
export const otpLimits = {
  lifetimeMs: 5 * 60_000,
  resendAfterMs: 60_000,
  sendsAnHour: 5,
  wrongTries: 5,
  verifiedForMs: 30 * 60_000,
} as const;

/** Whether a text has the form of the token of a code. */
export const isOtpToken = (text: string): boolean => /^[\w-]{32}$/.test(text);

const REF_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Whether a phone number was verified recently. */
export async function isVerified(tx: Db, phone: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ token: otp.token })
    .from(otp)
    .where(
      and(
        eq(otp.phone, phone),
        isNotNull(otp.verifiedAt),
        gt(otp.verifiedAt, before(now, otpLimits.verifiedForMs)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Removes the verification of a phone number after it was used. */
export async function forgetOtps(tx: Db, phone: string): Promise<void> {
  await tx.delete(otp).where(eq(otp.phone, phone));
}

/** The newest code sent to a phone. */
export async function newestOtp(tx: Db, phone: string) {
  const [row] = await tx
    .select()
    .from(otp)
    .where(eq(otp.phone, phone))
    .orderBy(desc(otp.createdAt))
    .limit(1);
  return row;
}

/**
 * Sends a code. Calls for one phone number wait for each other, so that codes requested at the same time are all
 * counted.
 *
 * @throws REQUEST_LIMIT_1MIN within a minute of the last one, OTP_BLOCK after too many in an hour
 */
export async function sendOtp(
  tx: Db,
  { phone, digits, now }: { phone: string; digits: number; now: Date },
) {
  await takeLock(tx, "otp", phone);
  const newest = await newestOtp(tx, phone);
  if (newest !== undefined && newest.createdAt > before(now, otpLimits.resendAfterMs)) {
    throw refuse("REQUEST_LIMIT_1MIN");
  }
  const [sent] = await tx
    .select({ times: count() })
    .from(otp)
    .where(and(eq(otp.phone, phone), gt(otp.createdAt, before(now, 3_600_000))));
  if ((sent?.times ?? 0) >= otpLimits.sendsAnHour) throw refuse("OTP_BLOCK");
  const row = {
    token: randomBytes(24).toString("base64url"),
    ref: Array.from({ length: 4 }, () => REF_LETTERS[randomInt(REF_LETTERS.length)]).join(""),
    phone,
    code: String(randomInt(10 ** digits)).padStart(digits, "0"),
    createdAt: now,
    expiresAt: new Date(now.getTime() + otpLimits.lifetimeMs),
  };
  await tx.insert(otp).values(row);
  return row;
}
