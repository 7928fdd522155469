import type { MediaType } from "./media-types.data.ts";
import { SNIFFED_BYTES, sniffMediaType } from "./sniff-media-type.ts";

/** The part of a `File` that is used here. */
export type FileOfDevice = {
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
};

/** The class of every runtime; this package has the types of none. */
declare const File: new (
  parts: readonly unknown[],
  name: string,
  options: { readonly type: string; readonly lastModified: number },
) => unknown;

/**
 * Reads the type of a file from its content (decision 40). `file` declares that type, because a service may look at the
 * declared one; a file of an unknown content, or one that cannot be read, is the same, and `type` is `null`.
 */
export async function readTypedFile<F extends FileOfDevice>(
  file: F,
): Promise<{ readonly file: F; readonly type: MediaType | null }> {
  const first = await file
    .slice(0, SNIFFED_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const type = sniffMediaType(new Uint8Array(first));
  if (type === null || type === file.type) return { file, type };
  const { name, lastModified } = file;
  return { file: new File([file], name, { type, lastModified }) as F, type };
}
