import { type Satang, ZERO } from "@satang/core";
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Slice } from "../../prize/slice.types.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const satang = (name: string) => bigint(name, { mode: "number" }).$type<Satang>();

/** A bonus that a member took; at most one is active. */
export const memberBonus = pgTable("member_bonus", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  bonusCode: text("bonus_code").notNull(),
  amount: satang("amount").notNull(),
  /** The bonus ends when the member's money and the bonus together are below this. */
  minimum: satang("minimum").notNull().default(ZERO),
  isActive: boolean("is_active").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** A promotion code that a member used. */
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
  /** The slice as it was when it won. */
  slice: jsonb("slice").$type<Slice>().notNull(),
  claimedAt: moment("claimed_at"),
  expiresAt: moment("expires_at").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A spin of a member. */
export const spin = pgTable("spin", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  sliceCode: text("slice_code").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A friend who joined with a member's invite link. */
export const invitedFriend = pgTable("invited_friend", {
  id: serial("id").primaryKey(),
  /** The member who invited. */
  memberId: integer("member_id").notNull(),
  /** The friend as a member; null for a friend of the seed. */
  friendId: integer("friend_id"),
  name: text("name").notNull(),
  /** The first bet: only then do the friend's rewards count. */
  firstPlayedAt: moment("first_played_at"),
  createdAt: moment("created_at").notNull(),
});

/** A reward of a member for what a friend did: the first `deposit`, or a `play`. */
export const inviteReward = pgTable("invite_reward", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  invitedFriendId: integer("invited_friend_id").notNull(),
  kind: text("kind").notNull(),
  amount: satang("amount").notNull(),
  collectedAt: moment("collected_at"),
  createdAt: moment("created_at").notNull(),
});

/** The bets that a member must place before a withdrawal, because of a gift. */
export const turnover = pgTable("turnover", {
  id: serial("id").primaryKey(),
  memberId: integer("member_id").notNull(),
  source: text("source").notNull(),
  /** The bonus that requires them; null for other gifts. */
  memberBonusId: integer("member_bonus_id"),
  required: satang("required").notNull(),
  played: satang("played").notNull(),
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

/** The hash of a gift link that was used. */
export const usedGiftLink = pgTable("used_gift_link", {
  linkHash: text("link_hash").primaryKey(),
  memberId: integer("member_id").notNull(),
  createdAt: moment("created_at").notNull(),
});
