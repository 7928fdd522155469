import { type Satang, ZERO } from "@satang/core";
import { bigint, boolean, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

const satang = (name: string) => bigint(name, { mode: "number" }).$type<Satang>();

/** An account of the ledger: a member's wallet or game, or one that belongs to the site. */
export const ledgerAccount = pgTable("ledger_account", {
  id: serial("id").primaryKey(),
  code: text("code").notNull(),
  memberId: integer("member_id"),
  mayOverdraw: boolean("may_overdraw").notNull(),
  balance: satang("balance").notNull().default(ZERO),
});

/** A movement of money: a set of postings that add up to zero. */
export const ledgerMovement = pgTable("ledger_movement", {
  id: serial("id").primaryKey(),
  kind: text("kind").notNull(),
  memberId: integer("member_id"),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
});

/** A side of a movement; positive puts money into the account. Never changed after it is written. */
export const ledgerPosting = pgTable("ledger_posting", {
  id: serial("id").primaryKey(),
  movementId: integer("movement_id").notNull(),
  accountId: integer("account_id").notNull(),
  amount: satang("amount").notNull(),
});
