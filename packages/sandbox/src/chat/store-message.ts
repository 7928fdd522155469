import { and, eq, sql } from "drizzle-orm";
import { toSiteIso } from "../clock/site-time.rules.ts";
import type { Db } from "../database/database.ts";
import { chatMessage, conversation } from "../database/schema.ts";

/** A message to store. */
export type NewMessage = {
  readonly chatRoom: string;
  readonly clientId: string | undefined;
  readonly sender: "customer" | "other";
  readonly memberId: number | null;
  /** The message as the contract describes it, without its time and its session. */
  readonly content: Readonly<Record<string, unknown>>;
};

/** A message of a chat room, and whether it was there before. */
export type StoredMessage = {
  readonly content: Readonly<Record<string, unknown>>;
  readonly isNew: boolean;
};

/**
 * Takes the place after the newest message of a chat room. Other messages of the chat room wait until the transaction ends, so the
 * order of their times is the order in which they were stored, also with two processes and a clock that was stopped.
 */
async function takePlace(tx: Db, chatRoom: string, now: Date) {
  const [place] = await tx
    .insert(conversation)
    .values({ name: chatRoom, lastAt: now })
    .onConflictDoUpdate({
      target: conversation.name,
      set: {
        lastAt: sql`greatest(excluded.last_at, ${conversation.lastAt} + interval '1 millisecond')`,
      },
    })
    .returning();
  if (place === undefined) throw new Error("the chat room was not written");
  return place;
}

/** Stores a message once: with a client id that the chat room has, the first message is returned. */
export async function storeMessage(
  tx: Db,
  { chatRoom, clientId, sender, memberId, content }: NewMessage,
  now: Date,
): Promise<StoredMessage> {
  const { lastAt, session } = await takePlace(tx, chatRoom, now);
  if (clientId !== undefined) {
    const [first] = await tx
      .select({ content: chatMessage.content })
      .from(chatMessage)
      .where(and(eq(chatMessage.chatRoom, chatRoom), eq(chatMessage.clientId, clientId)));
    if (first !== undefined) return { content: first.content, isNew: false };
  }
  const stored = {
    ...content,
    ...(clientId === undefined ? {} : { clientId }),
    sender,
    createdAt: toSiteIso(lastAt),
    session_id: `s-${session}`,
  };
  await tx.insert(chatMessage).values({
    chatRoom,
    clientId: clientId ?? null,
    sender,
    content: stored,
    memberId,
    createdAt: lastAt,
  });
  return { content: stored, isNew: true };
}
