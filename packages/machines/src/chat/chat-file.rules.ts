/** Kinds of files that the chat takes. */
export type ChatFileKind = "image" | "video";

/** Why a file is refused; the size comes with its limit. */
export type ChatFileProblem =
  | { readonly kind: "unsupported" }
  | { readonly kind: "tooLarge"; readonly limitMb: number };

/** A file that was chosen. */
export type ChatFile = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The first {@link CHAT_SNIFFED_BYTES} bytes. */
  readonly first: Uint8Array;
};

/** Number of first bytes that show the type of a file. */
export const CHAT_SNIFFED_BYTES = 12;

/** The types that the chat takes, for the `accept` of an input (journey.txt §5). */
export const CHAT_MEDIA_TYPES = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "video/mp4",
  "video/quicktime",
] as const;

const MIB = 1024 * 1024;

/** Largest file of each kind, in MB, which are MiB (decision 40). */
export const CHAT_FILE_LIMIT_MB = { image: 10, video: 20 } as const;

const SIGNATURES: readonly (readonly [ChatFileKind, number, readonly number[]])[] = [
  ["image", 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image", 0, [0xff, 0xd8, 0xff]],
  ["image", 0, [0x47, 0x49, 0x46, 0x38]],
  ["video", 4, [0x66, 0x74, 0x79, 0x70]],
];

const BRAND_AT = 8;
/** The brands of pictures (HEIC, AVIF, CR3) and sounds (M4A) that begin as films do. */
const NO_FILM = /^(?:he[iv].|mif1|msf1|avi[fs]|crx |M4[ABP] )$/;

/** The kind of a file by its first bytes, whatever its name says; `null` for any other content. */
export function sniffChatFile(first: Uint8Array): ChatFileKind | null {
  const found = SIGNATURES.find(([, offset, bytes]) =>
    bytes.every((byte, at) => first[offset + at] === byte),
  );
  const kind = found?.[0] ?? null;
  const brand = String.fromCharCode(...first.slice(BRAND_AT, CHAT_SNIFFED_BYTES));
  return kind === "video" && NO_FILM.test(brand) ? null : kind;
}

/** Whether a name has an extension: text after its last dot. */
const hasExtension = (name: string) => /\.[^.]+$/.test(name);

/** Why a file cannot be sent; `null` when it can. */
export function findChatFileProblem({ name, size, first }: ChatFile): ChatFileProblem | null {
  const kind = sniffChatFile(first);
  if (!hasExtension(name) || kind === null) return { kind: "unsupported" };
  const limitMb = CHAT_FILE_LIMIT_MB[kind];
  return size > limitMb * MIB ? { kind: "tooLarge", limitMb } : null;
}
