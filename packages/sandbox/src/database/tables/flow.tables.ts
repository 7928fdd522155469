import type { Satang } from "@satang/core";
import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const satang = (name: string) => bigint(name, { mode: "number" }).$type<Satang>();

/** A row of a member's statement. */
export const statementEntry = pgTable("statement_entry", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  movementId: integer("movement_id"),
  type: text("type").notNull(),
  from: text("from_name"),
  to: text("to_name"),
  status: text("status").notNull(),
  amount: satang("amount").notNull(),
  description: jsonb("description").$type<Record<string, string>>().notNull().default({}),
  reference: text("reference"),
  createdAt: moment("created_at").notNull(),
});

/** A QR code that a member can pay once. */
export const qrDeposit = pgTable("qr_deposit", {
  id: text("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  provider: text("provider").notNull(),
  amount: satang("amount").notNull(),
  markup: text("markup").notNull(),
  status: text("status").notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** A withdrawal that the member's bank has not paid yet. */
export const payout = pgTable("payout", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  statementId: integer("statement_id").notNull(),
  amount: satang("amount").notNull(),
  status: text("status").notNull(),
  createdAt: moment("created_at").notNull(),
  /** When the bank paid it, or the money came back. */
  endedAt: moment("ended_at"),
});

/** A transfer slip that a member uploaded. */
export const slip = pgTable("slip", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  amount: satang("amount").notNull(),
  status: text("status").notNull(),
  note: text("note"),
  mediaId: text("media_id"),
  /** The site's own number of the slip. */
  reference: text("reference").notNull(),
  /** Idempotency-Key of the upload. */
  uploadKey: text("upload_key"),
  createdAt: moment("created_at").notNull(),
});

/** The reply to a money call that had an effect, stored under the member's key. */
export const idempotentReply = pgTable(
  "idempotent_reply",
  {
    memberId: integer("member_id").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status").notNull(),
    body: jsonb("body").$type<unknown>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);
