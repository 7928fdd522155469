import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Call, Handlers } from "../calls/call.ts";
import { forAnyone } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { chatMessage } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { storeUpload, type UploadRule } from "../media/store-upload.ts";
import { uploadAddress } from "../media/upload-link.rules.ts";
import { checkOffset } from "../statement/page.rules.ts";
import { claimUploads, renewUploads } from "./shown-uploads.ts";

const PREFIX = "satang";
/** An index stores the names of the chat rooms; a guest id is `guest-` and 128 random bits. */
const LONGEST_GUEST_ID = 128;
const MIB = 1024 * 1024;
const images = { types: ["image/png", "image/jpeg", "image/gif"], maxBytes: 10 * MIB };
const videos = { types: ["video/mp4", "video/quicktime"], maxBytes: 20 * MIB };

interface Party {
  readonly userId?: string | null;
  readonly guestId?: string | null;
}

/** The chat room of a member, or of a visitor by the guest id. */
function roomOf({ member, body }: Call<Party>): string {
  const who = member?.publicId ?? body.guestId;
  if (who === undefined || who === null || who === "") throw refuse("NO_DATA");
  const isGuest = who.startsWith("guest-") && who.length <= LONGEST_GUEST_ID;
  if (member === undefined && !isGuest) throw refuse("UNAUTHORIZED");
  return `${PREFIX}-${who}`;
}

async function send(call: Call<Party & Record<string, unknown>>) {
  const { tx, body, now, member } = call;
  const createdAt = toSiteIso(now);
  const chatRoom = roomOf(call);
  await claimUploads(call, chatRoom);
  await tx.insert(chatMessage).values({
    chatRoom,
    sender: "customer",
    content: { ...body, sender: "customer", createdAt },
    memberId: member?.id ?? null,
    createdAt: now,
  });
  return { createdAt };
}

async function history(call: Call<Party & { limit: number; skip: number }>) {
  const chatRoom = roomOf(call);
  const rows = await call.tx
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.chatRoom, chatRoom))
    .orderBy(desc(chatMessage.id))
    .limit(Math.min(call.body.limit, 100))
    .offset(checkOffset(call.body.skip));
  return renewUploads(
    call,
    chatRoom,
    rows.map(({ content }) => content),
  );
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
  chatConfig: forAnyone(() => ({ PREFIX })),
  chatSendMessage: forAnyone<Party & Record<string, unknown>>(send),
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
    return { code: "SUCCESS", message: "Marked" };
  }),
} satisfies Handlers;
