import { cleanChatText } from "@satang/core";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ChatLine } from "../calls/chat-line.types.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import type { Db } from "../database/database.ts";
import { chatMessage, conversation, type Member, member } from "../database/schema.ts";
import { ScenarioError } from "../errors/scenario-error.ts";
import { guestRoom, memberRoom, PREFIX } from "./chat-room.rules.ts";
import { storeMessage } from "./store-message.ts";

/** The person that support talks to. */
export type ChatPerson = {
  /** Phone number of a member. */
  readonly phone?: string;
  /** Id of a visitor. */
  readonly guestId?: string;
};

/** An answer of support: a text, or a message as the contract describes it. */
export type ChatAnswer = ChatPerson & {
  readonly text?: string;
  readonly message?: Readonly<Record<string, unknown>>;
  readonly clientId?: string;
  /** Name of the agent. */
  readonly name?: string;
};

/** A stored message, and the time at which the other side read it, ISO 8601. */
export type ChatEntry = {
  readonly content: Readonly<Record<string, unknown>>;
  readonly readAt: string | null;
};

/** A conversation, with its newest message. */
export type ChatSummary = ChatPerson & {
  /** Name of the member, or the id of the visitor. */
  readonly name: string;
  /** ISO 8601. */
  readonly lastAt: string;
};

/** Largest number of conversations that support is shown. */
const LISTED = 50;

/** The most messages of one reading by HTTP. */
export const MOST_READ = 100;

/** A page of a conversation. */
export type ChatReading = ChatPerson & {
  /** Number of messages. @default 100, which is the most by HTTP */
  readonly limit?: number;
  /** Number of newer messages that are left out. @default 0 */
  readonly skip?: number;
};

/** Name of the agent of the demo site, the same in every language: an event reaches members of all of them. */
export const AGENT_NAME = "Satang";

/** The parts that support works with. */
export type AgentParts = {
  readonly db: Db;
  readonly now: () => Date;
  readonly chatLine: ChatLine;
  /** @throws ScenarioError for a phone number of nobody */
  readonly memberOf: (db: Db, phone: string) => Promise<Member>;
};

/** A text of support as it is stored. @throws ScenarioError for one of which nothing is seen */
function textMessage(text = "") {
  const payload = cleanChatText(text);
  if (payload === "") throw new ScenarioError("a text is needed of which something can be seen");
  return { message_type: "text", payload };
}

/** Support in the chat. */
export type Agent = ReturnType<typeof createAgent>;

/** The work of support in the chat, for the scenario calls. */
export function createAgent({ db, now, chatLine, memberOf }: AgentParts) {
  async function roomOf({ phone, guestId }: ChatPerson) {
    if ((phone === undefined) === (guestId === undefined)) {
      throw new ScenarioError("a phone or a guestId is needed, not both");
    }
    if (phone === undefined) return { chatRoom: guestRoom(guestId), memberId: null, userId: null };
    const { id, publicId } = await memberOf(db, phone);
    return { chatRoom: memberRoom({ publicId }), memberId: id, userId: publicId };
  }
  const announce = (chatRoom: string, support: Readonly<Record<string, unknown>>) =>
    chatLine.emit(chatRoom, { sender: "other", support });
  return {
    async answer({ text, message, clientId, name = AGENT_NAME, ...person }: ChatAnswer) {
      if ((text === undefined) === (message === undefined)) {
        throw new ScenarioError("a text or a message is needed, not both");
      }
      const answered = message ?? textMessage(text);
      const { chatRoom, memberId, userId } = await roomOf(person);
      const { content, isNew } = await db.transaction((tx) =>
        storeMessage(
          tx,
          {
            chatRoom,
            clientId,
            sender: "other",
            memberId,
            content: {
              name,
              message: answered,
              userId,
              guestId: person.guestId ?? null,
            },
          },
          now(),
        ),
      );
      if (isNew) chatLine.emit(chatRoom, content);
      return content;
    },
    async see(person: ChatPerson) {
      const { chatRoom } = await roomOf(person);
      const readAt = now();
      const unread = and(
        eq(chatMessage.chatRoom, chatRoom),
        eq(chatMessage.sender, "customer"),
        isNull(chatMessage.readAt),
      );
      const seen = await db
        .update(chatMessage)
        .set({ readAt })
        .where(unread)
        .returning({ createdAt: chatMessage.createdAt });
      const newest = Math.max(...seen.map(({ createdAt }) => createdAt.getTime()));
      // Of the messages, not of now: with a clock that was stopped, a message can be later than now.
      if (seen.length > 0) announce(chatRoom, { readAt: toSiteIso(new Date(newest)) });
    },
    async type({ isTyping = true, ...person }: ChatPerson & { readonly isTyping?: boolean }) {
      announce((await roomOf(person)).chatRoom, { isTyping });
    },
    async endSession(person: ChatPerson) {
      const { chatRoom } = await roomOf(person);
      const next = { session: sql`${conversation.session} + 1` };
      await db.update(conversation).set(next).where(eq(conversation.name, chatRoom));
    },
    async emit({ event, ...person }: ChatPerson & { readonly event: unknown }) {
      chatLine.emit((await roomOf(person)).chatRoom, event);
    },
    async cut(person: ChatPerson) {
      chatLine.cut((await roomOf(person)).chatRoom);
    },
    async list(): Promise<readonly ChatSummary[]> {
      const rows = await db
        .select({ chatRoom: conversation.name, lastAt: conversation.lastAt, member })
        .from(conversation)
        .leftJoin(member, eq(conversation.name, sql`${`${PREFIX}-`} || ${member.publicId}`))
        .orderBy(desc(conversation.lastAt))
        .limit(LISTED);
      return rows.map(({ chatRoom, lastAt, member: found }) => {
        const guestId = chatRoom.slice(PREFIX.length + 1);
        const who = found ? { phone: found.phone, name: found.name } : { guestId, name: guestId };
        return { ...who, lastAt: lastAt.toISOString() };
      });
    },
    async read({
      limit = MOST_READ,
      skip = 0,
      ...person
    }: ChatReading): Promise<readonly ChatEntry[]> {
      const { chatRoom } = await roomOf(person);
      const rows = await db
        .select({ content: chatMessage.content, readAt: chatMessage.readAt })
        .from(chatMessage)
        .where(eq(chatMessage.chatRoom, chatRoom))
        .orderBy(desc(chatMessage.id))
        .limit(limit)
        .offset(skip);
      return rows.toReversed().map(({ content, readAt }) => ({
        content,
        readAt: readAt?.toISOString() ?? null,
      }));
    },
  };
}
