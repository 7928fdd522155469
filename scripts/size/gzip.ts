import { gzipSync } from "node:zlib";

/** Bytes of a text with gzip; none for no text. */
export const gzip = (text: string | Uint8Array): number =>
  text.length === 0 ? 0 : gzipSync(text, { level: 9 }).byteLength;
