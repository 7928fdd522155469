import { and, count, eq, gt, lte } from "drizzle-orm";
import { takeLock } from "../database/advisory-lock.ts";
import type { Db } from "../database/database.ts";
import { loginAttempt } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";

/** The number of wrong passwords that a username may have, and the time for which they count, ms. */
const loginLimits = { wrongTries: 10, windowMs: 60_000 } as const;

const windowStart = (now: Date) => new Date(now.getTime() - loginLimits.windowMs);

/**
 * Allows one attempt for a username at a time, so that attempts made at the same time are all counted.
 *
 * @throws REQUEST_LIMIT_1MIN after too many wrong ones within the last minute
 */
export async function admitLogin(tx: Db, username: string, now: Date): Promise<void> {
  await takeLock(tx, "login", username);
  const [wrong] = await tx
    .select({ tries: count() })
    .from(loginAttempt)
    .where(and(eq(loginAttempt.username, username), gt(loginAttempt.at, windowStart(now))));
  if ((wrong?.tries ?? 0) >= loginLimits.wrongTries) throw refuse("REQUEST_LIMIT_1MIN");
}

/** Counts a wrong password, and removes those that no longer count. Undone when the call is rolled back. */
export async function recordWrongLogin(tx: Db, username: string, at: Date): Promise<void> {
  const old = and(eq(loginAttempt.username, username), lte(loginAttempt.at, windowStart(at)));
  await tx.delete(loginAttempt).where(old);
  await tx.insert(loginAttempt).values({ username, at });
}

/** Removes the counted wrong passwords after a right one. */
export async function forgetWrongLogins(tx: Db, username: string): Promise<void> {
  await tx.delete(loginAttempt).where(eq(loginAttempt.username, username));
}
