import { MEDIA_EXTENSIONS, type MediaType } from "./media-types.data.ts";

/** Type that a device declares when it knows none. */
const ANY_CONTENT = "application/octet-stream";
/** Many Android devices declare a JPEG so. */
const ALIASES: Readonly<Record<string, MediaType>> = { "image/jpg": "image/jpeg" };

const ENTRIES = Object.entries(MEDIA_EXTENSIONS) as [MediaType, readonly string[]][];

/** Whether a file of this type is known by its content. */
export const isMediaType = (type: string): type is MediaType =>
  Object.hasOwn(MEDIA_EXTENSIONS, type);

/**
 * The type that a token of the attribute `accept` names, in lower case: of an ending of names too, where its content is
 * known.
 * @example acceptedType(".JPG") // "image/jpeg"
 */
export function acceptedType(token: string): string {
  const plain = token.trim().toLowerCase();
  if (Object.hasOwn(ALIASES, plain)) return ALIASES[plain] as MediaType;
  const named = ENTRIES.find(([, endings]) => endings.some((ending) => plain === `.${ending}`));
  return named?.[0] ?? plain;
}

const isKnownByContent = (token: string): boolean => {
  const type = acceptedType(token);
  return isMediaType(type) || type === "image/*" || type === "video/*";
};

/**
 * The attribute `accept` of an input that judges files by their content: files without a known type can be chosen too,
 * because a device that does not know the type of a picture would hide it.
 */
export const pickerAccept = (tokens: readonly string[]): string =>
  [...tokens, ...(tokens.some(isKnownByContent) ? [ANY_CONTENT] : [])].join();

/** Whether a device declared a type: an empty and a generic one say nothing. */
export const declaresType = (type: string): boolean => type !== "" && type !== ANY_CONTENT;
