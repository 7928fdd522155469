/** Kinds of files that are known by their content. */
export type MediaType =
  | "image/png"
  | "image/jpeg"
  | "image/gif"
  | "image/webp"
  | "image/bmp"
  | "image/heic"
  | "image/heif"
  | "image/avif"
  | "video/mp4"
  | "video/quicktime"
  | "application/pdf";

/** The endings of names, in lower case; the first is that of a new name. */
export const MEDIA_EXTENSIONS = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/gif": ["gif"],
  "image/webp": ["webp"],
  "image/bmp": ["bmp"],
  "image/heic": ["heic", "heics"],
  "image/heif": ["heif", "heifs", "hif"],
  "image/avif": ["avif", "avifs"],
  "video/mp4": ["mp4", "m4v"],
  "video/quicktime": ["mov", "qt"],
  "application/pdf": ["pdf"],
} as const satisfies Readonly<Record<MediaType, readonly [string, ...string[]]>>;

/** Bytes of a content, as characters from U+0000 to U+00FF, and where they are. */
export type Signature = readonly [
  type: MediaType,
  ...parts: (readonly [at: number, bytes: string])[],
];

/**
 * The bytes by which a content is known. Files that begin with a `ftyp` box are known by the brands in it,
 * {@link BRAND_TYPES}.
 */
export const SIGNATURES: readonly Signature[] = [
  ["image/png", [0, "\x89PNG\r\n\x1a\n"]],
  ["image/jpeg", [0, "\xff\xd8\xff"]],
  ["image/gif", [0, "GIF87a"]],
  ["image/gif", [0, "GIF89a"]],
  ["image/webp", [0, "RIFF"], [8, "WEBP"]],
  // Two letters alone begin many texts: the four reserved bytes are 0 in every bitmap.
  ["image/bmp", [0, "BM"], [6, "\0\0\0\0"]],
  ["application/pdf", [0, "%PDF-"]],
  // Films of older cameras, which have no `ftyp`.
  ["video/quicktime", [4, "moov"]],
  ["video/quicktime", [4, "mdat"]],
  ["video/quicktime", [0, "\0\0\0\x08wide"]],
];

/**
 * Meaning of a brand of a `ftyp` box: `null` for what is neither a picture nor a film, such as a sound. The brand of every
 * other film is not listed: there are too many.
 */
export const BRAND_TYPES: Readonly<Record<string, MediaType | null>> = {
  heic: "image/heic",
  heix: "image/heic",
  heim: "image/heic",
  heis: "image/heic",
  hevc: "image/heic",
  hevx: "image/heic",
  hevm: "image/heic",
  hevs: "image/heic",
  mif1: "image/heif",
  mif2: "image/heif",
  msf1: "image/heif",
  avif: "image/avif",
  avis: "image/avif",
  "qt  ": "video/quicktime",
  "crx ": null,
  "jp2 ": null,
  "jpx ": null,
  "M4A ": null,
  "M4B ": null,
  "M4P ": null,
  "F4A ": null,
};
