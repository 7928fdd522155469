import { type Satang, satang } from "@satang/core";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { openDatabase } from "../src/database/open-database.ts";
import { ledgerAccount, ledgerMovement, ledgerPosting } from "../src/database/schema.ts";
import { house } from "../src/ledger/account.rules.ts";
import { auditLedger } from "../src/ledger/balance.ts";
import { move } from "../src/ledger/ledger.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

describe("the ledger", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ kind: "memory" });
    await database.db.transaction(async (tx) => {
      const at = new Date("2026-11-21T00:00:00Z");
      const [from, to] = [house("bank"), house("gift")];
      await move(tx, { kind: "test", from, to, amount: satang(100), at });
    });
  }, START_TIMEOUT);
  afterAll(() => database.close());

  it("is refused by the database when a movement does not add up to zero", async () => {
    const { db } = database;
    const [movement] = await db.select().from(ledgerMovement);
    const [account] = await db.select().from(ledgerAccount);
    const extra = { movementId: movement?.id ?? 0, accountId: account?.id ?? 0, amount: satang(1) };
    const written = db.insert(ledgerPosting).values(extra);
    await expect(written).rejects.toMatchObject({
      cause: { message: expect.stringContaining("does not add up to zero") },
    });
  });

  it("refuses to change or delete a posting", async () => {
    const { db } = database;
    const refused = { cause: { message: expect.stringContaining("never changed") } };
    const changed = db.update(ledgerPosting).set({ amount: satang(7) });
    await expect(changed).rejects.toMatchObject(refused);
    await expect(db.delete(ledgerPosting)).rejects.toMatchObject(refused);
  });

  it("accepts whole satang above zero between two accounts only", async () => {
    const at = new Date("2026-11-21T00:00:00Z");
    const [from, to] = [house("bank"), house("gift")];
    for (const amount of [0, -1, 0.5, Number.NaN] as Satang[]) {
      const moved = database.db.transaction((tx) =>
        move(tx, { kind: "test", from, to, amount, at }),
      );
      await expect(moved).rejects.toThrow(RangeError);
    }
    const self = { kind: "test", from, to: from, amount: satang(1), at };
    await expect(database.db.transaction((tx) => move(tx, self))).rejects.toThrow("two different");
  });

  it("is checked by the audit, which finds a wrong balance", async () => {
    const { db } = database;
    expect(await auditLedger(db)).toMatchObject({ total: 0, drifted: [], movements: 1 });
    await db
      .update(ledgerAccount)
      .set({ balance: satang(1) })
      .where(eq(ledgerAccount.code, "house:gift"));
    expect((await auditLedger(db)).drifted).toEqual(["house:gift"]);
  });
});
