import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** The number of each kind of lock; locks of different kinds never wait for each other. */
const kinds = {
  schema: 4_600_100,
  login: 4_600_101,
  otp: 4_600_102,
  seed: 4_600_103,
  slip: 4_600_104,
  bonus: 4_600_105,
} as const;

/**
 * Makes other transactions with the same lock wait until this one ends, those of other processes too.
 *
 * @param name a username, a phone number, the hash of a picture or the code of a bonus; empty for one lock for all
 */
export async function takeLock(tx: Db, kind: keyof typeof kinds, name = ""): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${kinds[kind]}, hashtext(${name}))`);
}
