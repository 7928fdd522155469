import type { MediaType } from "@satang/core";

/** Kinds of files that the chat takes. */
export type ChatFileKind = "image" | "video";

/**
 * Why a file is refused; the size comes with its limit. A file is not supported because of its content, or because its name
 * has no ending (journey.txt §5).
 */
export type ChatFileProblem =
  | { readonly kind: "unsupported"; readonly because: "content" | "name" }
  | { readonly kind: "tooLarge"; readonly limitMb: number };

/** A file that was chosen. */
export type ChatFile = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The type of its content; `null` when that is not known. */
  readonly type: MediaType | null;
};

/** The types that the chat takes (journey.txt §5). */
export const CHAT_MEDIA_TYPES = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "video/mp4",
  "video/quicktime",
] as const;

/**
 * Kinds of files that a picker offers, for the `accept` of an input. They are more than the chat takes: a picture of another
 * kind may be converted on the device, and words say more than a file that cannot be chosen.
 */
export const CHAT_PICKER_TYPES = ["image/*", "video/*"] as const;

const MIB = 1024 * 1024;

/** Largest file of each kind, in MB, which are MiB (decision 40). */
export const CHAT_FILE_LIMIT_MB = { image: 10, video: 20 } as const;

const KINDS: Readonly<Partial<Record<MediaType, ChatFileKind>>> = {
  "image/png": "image",
  "image/jpeg": "image",
  "image/gif": "image",
  "video/mp4": "video",
  "video/quicktime": "video",
};

/** The kind of a file by the type of its content; `null` for what the chat does not take. */
export const chatKindOf = (type: MediaType | null): ChatFileKind | null =>
  (type && KINDS[type]) ?? null;

/** Whether a name has an extension: text after its last dot. */
const hasExtension = (name: string) => /\.[^.]+$/.test(name);

/** Why a file cannot be sent; `null` when it can. */
export function findChatFileProblem({ name, size, type }: ChatFile): ChatFileProblem | null {
  const kind = chatKindOf(type);
  if (kind === null) return { kind: "unsupported", because: "content" };
  if (!hasExtension(name)) return { kind: "unsupported", because: "name" };
  const limitMb = CHAT_FILE_LIMIT_MB[kind];
  return size > limitMb * MIB ? { kind: "tooLarge", limitMb } : null;
}
