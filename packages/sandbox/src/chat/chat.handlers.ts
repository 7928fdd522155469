import { cleanChatText } from "@satang/core";
import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Call, Handlers } from "../calls/call.ts";
import { forAnyone } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { chatMessage } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { storeUpload, type UploadRule } from "../media/store-upload.ts";
import { uploadAddress } from "../media/upload-link.rules.ts";
import type { Settings } from "../settings/settings.ts";
import { checkOffset } from "../statement/page.rules.ts";
import { ownRoom, type Party, PREFIX } from "./chat-room.rules.ts";
import { claimUploads, renewUploads } from "./shown-uploads.ts";
import { storeMessage } from "./store-message.ts";

const MIB = 1024 * 1024;
const images: UploadRule = {
  types: ["image/png", "image/jpeg", "image/gif"],
  maxBytes: 10 * MIB,
  isForChat: true,
};
const videos: UploadRule = {
  types: ["video/mp4", "video/quicktime"],
  maxBytes: 20 * MIB,
  isForChat: true,
};

type Conversation = Party & {
  readonly clientId?: string;
  readonly message: Readonly<Record<string, unknown>>;
};

/** Support, as the site describes it. */
const supportOf = ({ supportOnline: isOnline, supportMinutes }: Settings) => ({
  isOnline,
  ...(supportMinutes > 0 && { answersInMinutes: supportMinutes }),
});

const roomOf = ({ member, body }: Call<Party>): string => ownRoom(member, body);

/** A message as it is stored. @throws NO_DATA for a text of which nothing is seen; the contract refuses one of spaces only */
function cleanMessage(message: Conversation["message"]): Conversation["message"] {
  if (message.message_type !== "text" || typeof message.payload !== "string") return message;
  const payload = cleanChatText(message.payload);
  if (payload === "") throw refuse("NO_DATA");
  return { ...message, payload };
}

/** A message without the token of the sender's device, which no other device of the same person needs. */
const withoutDevice = ({ deviceToken: _, ...content }: Readonly<Record<string, unknown>>) =>
  content;

async function send(call: Call<Conversation>) {
  const { tx, body, now, member, site } = call;
  const message = cleanMessage(body.message);
  const chatRoom = roomOf(call);
  await claimUploads(call, chatRoom);
  const { content, isNew } = await storeMessage(
    tx,
    {
      chatRoom,
      clientId: body.clientId,
      sender: "customer",
      memberId: member?.id ?? null,
      content: {
        ...body,
        message: { ...message, deliver: "succeed" },
        userId: member?.publicId ?? null,
        guestId: member === undefined ? body.guestId : null,
        // Support reads these: what the sender claims could be another member, or support itself.
        name: member?.name ?? null,
        username: member?.phone ?? null,
        readAt: null,
      },
    },
    now,
  );
  if (isNew) {
    const shown = await renewUploads(call, chatRoom, withoutDevice(content));
    call.afterCommit(() => site.chatLine.emit(chatRoom, shown));
  }
  return { createdAt: content.createdAt };
}

/** Columns of a message that the history reads: a token of a device never leaves the database. */
const shown = {
  sender: chatMessage.sender,
  content: sql<Readonly<Record<string, unknown>>>`${chatMessage.content} - 'deviceToken'`,
  readAt: chatMessage.readAt,
};

/** A message of the customer with the time at which support read it. When the customer read one of support is not shown. */
const withReceipt = ({
  sender,
  content,
  readAt,
}: Pick<typeof chatMessage.$inferSelect, keyof typeof shown>) =>
  sender === "customer" ? { ...content, readAt: readAt && toSiteIso(readAt) } : content;

async function history(call: Call<Party & { limit: number; skip: number }>) {
  const chatRoom = roomOf(call);
  const rows = await call.tx
    .select(shown)
    .from(chatMessage)
    .where(eq(chatMessage.chatRoom, chatRoom))
    .orderBy(desc(chatMessage.id))
    .limit(call.body.limit)
    .offset(checkOffset(call.body.skip));
  return renewUploads(call, chatRoom, rows.map(withReceipt));
}

const keep = (rule: UploadRule) =>
  forAnyone(async (call) => {
    const stored = await storeUpload(call, rule);
    if ("fault" in stored) {
      throw refuse(stored.fault === "missing" ? "SLIP_NO_FILE" : "SLIP_INVALID_FILE");
    }
    return { path: uploadAddress(call.site.publicUrl, stored, call.now) };
  });

/** Support chat over HTTP: sending, history, files, read marks. */
export const chatHandlers = {
  lookupEnableChatWidget: forAnyone(({ settings }) => ({ isActive: settings.chatWidget })),
  chatConfig: forAnyone(({ settings }) => ({ PREFIX, support: supportOf(settings) })),
  chatSendMessage: forAnyone<Conversation>(send),
  chatHistory: forAnyone<Party & { limit: number; skip: number }>(history),
  chatUploadImage: keep(images),
  chatUploadVideo: keep(videos),
  chatMarkRead: forAnyone<Party>(async (call) => {
    await call.tx
      .update(chatMessage)
      .set({ readAt: call.now })
      .where(
        and(
          eq(chatMessage.chatRoom, roomOf(call)),
          ne(chatMessage.sender, "customer"),
          isNull(chatMessage.readAt),
        ),
      );
    return { code: "OK", message: "Marked" };
  }),
} satisfies Handlers;
