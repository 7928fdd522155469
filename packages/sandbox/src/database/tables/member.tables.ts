import { boolean, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A registered player. */
export const member = pgTable("member", {
  id: serial("id").primaryKey(),
  publicId: text("public_id").notNull(),
  phone: text("phone").notNull(),
  passwordHash: text("password_hash").notNull(),
  name: text("name").notNull(),
  bankCode: text("bank_code").notNull(),
  bankAccountName: text("bank_account_name").notNull(),
  bankAccountNo: text("bank_account_no").notNull(),
  currency: text("currency").notNull(),
  source: text("source"),
  invitedBy: integer("invited_by"),
  coin: integer("coin").notNull().default(0),
  isActive: boolean("is_active").notNull().default(true),
  isWithdrawLocked: boolean("is_withdraw_locked").notNull().default(false),
  lastSyncAt: moment("last_sync_at"),
  createdAt: moment("created_at").notNull(),
});

/** A member as the database stores it. */
export type Member = typeof member.$inferSelect;

/** A signed-in device; only the hash of its token is stored. */
export const session = pgTable("session", {
  tokenHash: text("token_hash").primaryKey(),
  memberId: integer("member_id").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** A wrong password given for a username. */
export const loginAttempt = pgTable("login_attempt", {
  id: serial("id").primaryKey(),
  username: text("username").notNull(),
  at: moment("at").notNull(),
});

/** A one-time code sent to a phone. */
export const otp = pgTable("otp", {
  token: text("token").primaryKey(),
  ref: text("ref").notNull(),
  phone: text("phone").notNull(),
  code: text("code").notNull(),
  wrongTries: integer("wrong_tries").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  verifiedAt: moment("verified_at"),
});

/** A member's account at a game provider. */
export const gameAccount = pgTable("game_account", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  gameCode: text("game_code").notNull(),
  username: text("username").notNull(),
  password: text("password").notNull(),
  createdAt: moment("created_at").notNull(),
});
