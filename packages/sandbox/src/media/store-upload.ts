import { randomBytes } from "node:crypto";
import { type MediaType, sniffMediaType } from "@satang/core";
import type { Call } from "../calls/call.ts";
import { media } from "../database/schema.ts";
import type { Upload } from "./upload-link.rules.ts";

/** The reason why an upload is refused. */
export type UploadFault = "missing" | "tooLarge" | "wrongType";

/** Rules of an upload. */
export type UploadRule = {
  readonly types: readonly MediaType[];
  readonly maxBytes: number;
  /** Whether a chat room may show it: the first one that does keeps it readable. */
  readonly isForChat: boolean;
};

/** Stores the `file` of a form. @returns the parts of its address, or the reason of the refusal */
export async function storeUpload(
  { tx, form, now }: Call<unknown>,
  rule: UploadRule,
): Promise<Upload | { fault: UploadFault }> {
  const file = form?.get("file");
  if (!(file instanceof File) || file.size === 0) return { fault: "missing" };
  if (file.size > rule.maxBytes) return { fault: "tooLarge" };
  const content = new Uint8Array(await file.arrayBuffer());
  const type = sniffMediaType(content);
  if (type === null || !rule.types.includes(type)) return { fault: "wrongType" };
  const id = randomBytes(16).toString("hex");
  const linkKey = randomBytes(32).toString("base64url");
  const { isForChat } = rule;
  await tx.insert(media).values({ id, type, content, linkKey, isForChat, createdAt: now });
  return { id, linkKey };
}
