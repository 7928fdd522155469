import type { Database } from "../database/database.ts";
import { truncateAll } from "../database/migrate.ts";
import { member } from "../database/schema.ts";
import { creditDeposit } from "../deposit/credit-deposit.ts";
import { openGameAccount } from "../games/game-accounts.ts";
import { createMember } from "../register/create-member.ts";
import { hashPassword } from "../session/password.ts";
import {
  DEMO_PASSWORD,
  DEMO_PHONE,
  demoGames,
  LAO_BALANCE,
  LAO_PHONE,
  otherMembers,
} from "./demo-members.data.ts";
import { playHistory } from "./play-history.ts";
import { seedLists } from "./seed-lists.ts";

const YEAR_MS = 365 * 24 * 3_600_000;

let demoHash: Promise<string> | undefined;

/** Hashing is slow on purpose, so the password that all seeded members share is hashed once. */
function hashDemoPassword(): Promise<string> {
  demoHash ??= hashPassword(DEMO_PASSWORD);
  return demoHash;
}

/** Empties the database and fills it with the demo site. */
export async function reseed(database: Database, now: Date): Promise<void> {
  await truncateAll(database);
  const passwordHash = await hashDemoPassword();
  const createdAt = new Date(now.getTime() - YEAR_MS);
  await database.db.transaction(async (tx) => {
    const demo = await createMember(tx, {
      phone: DEMO_PHONE,
      passwordHash,
      name: "สมชาย ใจดี",
      bankCode: "KBANK",
      bankAccountName: "SOMCHAI JAIDEE",
      bankAccountNo: "1234567890",
      currency: "BAHT",
      source: "FRIEND",
      coin: 3,
      createdAt,
    });
    for (const code of demoGames) await openGameAccount(tx, demo, code, createdAt);
    await playHistory(tx, demo.id, now);
    await seedLists(tx, demo, now);
    for (const other of otherMembers) {
      const created = await createMember(tx, { ...other, passwordHash, createdAt });
      if (other.phone === LAO_PHONE) await creditDeposit(tx, created, { amount: LAO_BALANCE }, now);
    }
  });
}

/** Fills an empty database with the demo site; changes no other. */
export async function seedWhenEmpty(database: Database, now: Date): Promise<void> {
  const some = await database.db.select({ id: member.id }).from(member).limit(1);
  if (some.length === 0) await reseed(database, now);
}
