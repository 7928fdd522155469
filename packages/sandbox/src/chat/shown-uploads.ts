import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Call } from "../calls/call.ts";
import { media } from "../database/schema.ts";
import { isSealed, parseUploadAddress, uploadAddress } from "../media/upload-link.rules.ts";

/** Every address of an upload in a JSON value. */
function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return parseUploadAddress(value) === undefined ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

/** A JSON value with some of its texts replaced. */
function replaceTexts(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return texts.get(value) ?? value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => replaceTexts(inner, texts));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceTexts(inner, texts)]),
  );
}

/**
 * Assigns the chat's uploads in a message to its chat room, when the sender was given their address: a message that waited for a
 * network can be sent after the address has ended. The first one keeps them. The number of statements does not depend on the
 * message, which can hold hundreds of addresses.
 */
export async function claimUploads({ tx, body }: Call, chatRoom: string): Promise<void> {
  const links = addressesIn(body).flatMap((address) => parseUploadAddress(address) ?? []);
  if (links.length === 0) return;
  const free = (ids: readonly string[]) =>
    and(inArray(media.id, ids), media.isForChat, isNull(media.chatRoom));
  const found = await tx
    .select({ id: media.id, linkKey: media.linkKey })
    .from(media)
    .where(free([...new Set(links.map(({ id }) => id))]));
  const uploads = new Map(found.map((upload) => [upload.id, upload]));
  const opened = links.filter((link) => {
    const upload = uploads.get(link.id);
    return upload !== undefined && isSealed(upload, link);
  });
  if (opened.length === 0) return;
  const ids = [...new Set(opened.map(({ id }) => id))];
  await tx.update(media).set({ chatRoom }).where(free(ids));
}

/** Returns one or more messages of a chat room, with new addresses for the uploads that belong to it. */
export async function renewUploads(
  { tx, site, now }: Call,
  chatRoom: string,
  messages: unknown,
): Promise<unknown> {
  const addresses = addressesIn(messages);
  if (addresses.length === 0) return messages;
  const owned = await tx
    .select({ id: media.id, linkKey: media.linkKey })
    .from(media)
    .where(eq(media.chatRoom, chatRoom));
  const fresh = new Map(owned.map((one) => [one.id, uploadAddress(site.publicUrl, one, now)]));
  const texts = addresses.flatMap((address) => {
    const renewed = fresh.get(parseUploadAddress(address)?.id ?? "");
    return renewed === undefined ? [] : [[address, renewed] as const];
  });
  return replaceTexts(messages, new Map(texts));
}
