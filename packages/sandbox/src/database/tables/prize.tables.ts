import type { Satang } from "@satang/core";
import { bigint, boolean, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const satang = (name: string) => bigint(name, { mode: "number" }).$type<Satang>();

/** A bonus a member took; at most one is active. */
export const memberBonus = pgTable("member_bonus", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  bonusCode: text("bonus_code").notNull(),
  amount: satang("amount").notNull(),
  isActive: boolean("is_active").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** A promotion code a member used. */
export const memberPromotion = pgTable("member_promotion", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  code: text("code").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A prize of the wheel, to be claimed once. */
export const coupon = pgTable("coupon", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  sliceCode: text("slice_code").notNull(),
  claimedAt: moment("claimed_at"),
  createdAt: moment("created_at").notNull(),
});

/** The reward of a member for an invited friend. */
export const inviteReward = pgTable("invite_reward", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  fromName: text("from_name").notNull(),
  amount: satang("amount").notNull(),
  collectedAt: moment("collected_at"),
  createdAt: moment("created_at").notNull(),
});

/** A part of a loss that is refunded to a member: `accrued`, then `received`. */
export const refund = pgTable("refund", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  amount: satang("amount").notNull(),
  status: text("status").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A gift link already used, by its hash. */
export const usedGiftLink = pgTable("used_gift_link", {
  linkHash: text("link_hash").primaryKey(),
  memberId: integer("member_id").notNull(),
  createdAt: moment("created_at").notNull(),
});
