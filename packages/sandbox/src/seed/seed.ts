import { takeLock } from "../database/advisory-lock.ts";
import type { Database, Db } from "../database/database.ts";
import { truncateAll } from "../database/migrate.ts";
import { member } from "../database/schema.ts";
import { creditDeposit } from "../deposit/credit-deposit.ts";
import { openGameAccounts } from "../games/game-accounts.ts";
import { createMember } from "../register/create-member.ts";
import { hashPublishedPassword } from "../session/password.ts";
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

/** Hashing is slow by design, so the password of all seeded members is hashed once. */
function hashDemoPassword(): Promise<string> {
  demoHash ??= hashPublishedPassword(DEMO_PASSWORD);
  return demoHash;
}

async function seed(tx: Db, passwordHash: string, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - YEAR_MS);
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
  await openGameAccounts(tx, demo, demoGames, createdAt);
  await playHistory(tx, demo.id, now);
  await seedLists(tx, demo, now);
  for (const other of otherMembers) {
    const created = await createMember(tx, { ...other, passwordHash, createdAt });
    if (other.phone === LAO_PHONE) await creditDeposit(tx, created, { amount: LAO_BALANCE }, now);
  }
}

/** Empties the database and fills it with the demo site, in one transaction. */
export async function reseed({ db }: Database, now: Date): Promise<void> {
  const passwordHash = await hashDemoPassword();
  await db.transaction(async (tx) => {
    await takeLock(tx, "seed");
    await truncateAll(tx);
    await seed(tx, passwordHash, now);
  });
}

/** Fills an empty database with the demo site; does not change any other. When two processes start at the same time, one fills it. */
export async function seedWhenEmpty({ db }: Database, now: Date): Promise<void> {
  const passwordHash = await hashDemoPassword();
  await db.transaction(async (tx) => {
    await takeLock(tx, "seed");
    const some = await tx.select({ id: member.id }).from(member).limit(1);
    if (some.length === 0) await seed(tx, passwordHash, now);
  });
}
