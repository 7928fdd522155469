import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A setting of the whole site. */
export const setting = pgTable("setting", {
  name: text("name").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
});

/** An uploaded picture or video. */
export const media = pgTable("media", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  content: bytes("content").notNull(),
  /** Secret of this file alone, which seals its addresses. */
  linkKey: text("link_key").notNull(),
  /** Uploaded for the chat: a slip stays that of its member when a chat shows its address. */
  isForChat: boolean("is_for_chat").notNull(),
  /** The chat room that showed it first. */
  chatRoom: text("chat_room"),
  createdAt: moment("created_at").notNull(),
});

/** A conversation of a visitor or member; its row is locked while a message is added, so that messages have one order. */
export const conversation = pgTable("chat_room", {
  name: text("name").primaryKey(),
  /** Number of the current session, from 1. */
  session: integer("session").notNull().default(1),
  /** Time of the newest message. */
  lastAt: moment("last_at").notNull(),
});

/** A message between a visitor or member and support. */
export const chatMessage = pgTable("chat_message", {
  id: serial("id").primaryKey(),
  chatRoom: text("room").notNull(),
  /** Made by the sender: a message that is sent again is stored once. */
  clientId: text("client_id"),
  sender: text("sender").notNull(),
  content: jsonb("content").$type<Record<string, unknown>>().notNull(),
  readAt: moment("read_at"),
  memberId: integer("member_id"),
  createdAt: moment("created_at").notNull(),
});
