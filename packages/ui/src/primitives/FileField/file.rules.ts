import {
  acceptedType,
  declaresType,
  isMediaType,
  type MediaType,
  removeInvisible,
} from "@satang/core";

/** Why a file was rejected. */
export type FileRefusal = "wrongType" | "tooBig" | "empty" | "onlyOne";

/** Accepted kinds, in the form of the `accept` of an input: `image/png`, `image/*`, `.pdf`. */
export interface FileLimits {
  accept?: readonly string[] | undefined;
  minBytes?: number | undefined;
  maxBytes?: number | undefined;
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? "";

/**
 * Finds the kind of a file: its content says it, and for kinds that no content shows its declared type or its name. Those
 * count for an empty file too.
 */
function kindOf({ name, size, type: declared }: File, type: MediaType | null): string | null {
  if (type !== null) return type;
  const named = declaresType(declared) ? declared.toLowerCase() : `.${extensionOf(name)}`;
  const kind = acceptedType(named);
  return size > 0 && isMediaType(kind) ? null : kind;
}

function fits(file: File, type: MediaType | null, token: string): boolean {
  const accepted = acceptedType(token);
  if (accepted.startsWith(".")) return `.${extensionOf(file.name)}` === accepted;
  const kind = kindOf(file, type);
  if (kind === null) return false;
  return accepted.endsWith("/*") ? kind.startsWith(accepted.slice(0, -1)) : kind === accepted;
}

/**
 * Checks a chosen or dropped file. The server still has to check the content.
 * @param type of the content of the first file; `null` when that is not known
 */
export function refusalOf(
  files: readonly File[],
  type: MediaType | null,
  { accept, minBytes = 1, maxBytes }: FileLimits,
): FileRefusal | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return "onlyOne";
  if (file.size < minBytes) return "empty";
  if (accept && !accept.some((token) => fits(file, type, token))) return "wrongType";
  if (maxBytes !== undefined && file.size > maxBytes) return "tooBig";
  return undefined;
}

/** Pictures that a browser shows without running code. */
export function isPicture(file: File): boolean {
  return /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(file.type);
}

/** `JPEG, PNG` for `["image/jpeg", ".png"]`; `pictures` is the text for all pictures. */
export function typeNames(accept: readonly string[], pictures: string): string {
  const names = accept.map((token) =>
    token === "image/*" ? pictures : (token.split(/[/.]/).at(-1) ?? token).toUpperCase(),
  );
  return [...new Set(names)].join(", ");
}

/** `2.5 MB`, rounded up, so that a file that is too large never seems to fit. */
export function sizeText(bytes: number): string {
  const [size, unit] =
    bytes >= 1024 * 1024 ? ([bytes / 1024 / 1024, "MB"] as const) : ([bytes / 1024, "KB"] as const);
  return `${Math.ceil(Math.round(size * 1000) / 100) / 10} ${unit}`;
}

/** A file name for display, without invisible characters: marks of direction can make `exe.gpj` look like a picture. */
export const shownName = removeInvisible;
