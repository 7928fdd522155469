import { createHmac, timingSafeEqual } from "node:crypto";
import { MEDIA_PATH } from "./pictures.rules.ts";

/** The time for which an address of an upload is valid, ms. Its owner gets a new one with each reply. */
const LIFETIME_MS = 30 * 60_000;

const ADDRESS = new RegExp(
  `^\\S*${MEDIA_PATH}/uploads/(?<id>[0-9a-f]{32})(?:\\?until=(?<until>\\d{1,15})&seal=(?<seal>[\\w-]{43}))?$`,
);

/** The parts of the address of an upload. */
export type Upload = {
  readonly id: string;
  /** Secret of this upload alone, which seals its addresses. */
  readonly linkKey: string;
};

/** An address of an upload, as a client sends it back. */
export type UploadLink = {
  readonly id: string;
  readonly until: string;
  readonly seal: string;
};

const sealOf = (linkKey: string, until: string) =>
  createHmac("sha256", linkKey).update(until).digest("base64url");

/**
 * The address of an upload: it opens without a token, because pages show it as a picture, and it is valid for a limited time.
 *
 * @param publicUrl prefix of the address; empty for the same origin
 */
export function uploadAddress(publicUrl: string, { id, linkKey }: Upload, now: Date): string {
  const until = String(now.getTime() + LIFETIME_MS);
  return `${publicUrl}${MEDIA_PATH}/uploads/${id}?until=${until}&seal=${sealOf(linkKey, until)}`;
}

/** Reads the address of an upload; without a seal, its seal is empty. */
export function parseUploadAddress(address: string): UploadLink | undefined {
  const { id, until = "0", seal = "" } = ADDRESS.exec(address)?.groups ?? {};
  return id === undefined ? undefined : { id, until, seal };
}

/** Whether the sandbox made this address. Only the sender of an upload, and who reads its conversation, is given one. */
export function isSealed({ linkKey }: Upload, { until, seal }: UploadLink): boolean {
  const [expected, sent] = [sealOf(linkKey, until), seal].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
  ];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}

/** Whether an address was made for its owner and has not expired. */
export const opens = (upload: Upload, link: UploadLink, now: Date): boolean =>
  isSealed(upload, link) && now.getTime() < Number(link.until);
