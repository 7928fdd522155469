import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Call } from "../calls/call.ts";
import { media } from "../database/schema.ts";
import { opens, parseUploadAddress, uploadAddress } from "../media/upload-link.rules.ts";

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

/** Assigns the uploads of a message to its chat room, when the sender has an address that opens them. The first one keeps them. */
export async function claimUploads({ tx, body, now }: Call, chatRoom: string): Promise<void> {
  for (const address of new Set(addressesIn(body))) {
    const link = parseUploadAddress(address);
    if (link === undefined) continue;
    const free = and(eq(media.id, link.id), isNull(media.chatRoom));
    const [found] = await tx
      .select({ id: media.id, linkKey: media.linkKey })
      .from(media)
      .where(free);
    if (found && opens(found, link, now)) await tx.update(media).set({ chatRoom }).where(free);
  }
}

/** Messages of a chat room, with new addresses for the uploads that belong to it. */
export async function renewUploads(
  { tx, site, now }: Call,
  chatRoom: string,
  messages: readonly unknown[],
): Promise<unknown> {
  const addresses = addressesIn(messages);
  const ids = addresses.flatMap((address) => parseUploadAddress(address)?.id ?? []);
  if (ids.length === 0) return messages;
  const owned = await tx
    .select({ id: media.id, linkKey: media.linkKey })
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.chatRoom, chatRoom)));
  const fresh = new Map(owned.map((one) => [one.id, uploadAddress(site.publicUrl, one, now)]));
  const texts = addresses.flatMap((address) => {
    const renewed = fresh.get(parseUploadAddress(address)?.id ?? "");
    return renewed === undefined ? [] : [[address, renewed] as const];
  });
  return replaceTexts(messages, new Map(texts));
}
