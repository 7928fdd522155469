import { BRAND_TYPES, type MediaType, SIGNATURES } from "./media-types.data.ts";

/** Number of first bytes that {@link sniffMediaType} needs. */
export const SNIFFED_BYTES = 64;

const FIRST_BRAND_AT = 8;
const OTHER_BRANDS_AT = 16;
const BRAND_BYTES = 4;

/** The brands of a `ftyp` box, its main one first. */
function brandsIn(text: string): readonly string[] {
  if (!text.startsWith("ftyp", 4)) return [];
  const size = [...text.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
  const end = Math.min(size, text.length) - BRAND_BYTES;
  const brands = [text.slice(FIRST_BRAND_AT, FIRST_BRAND_AT + BRAND_BYTES)];
  for (let at = OTHER_BRANDS_AT; at <= end; at += BRAND_BYTES) {
    brands.push(text.slice(at, at + BRAND_BYTES));
  }
  return brands[0]?.length === BRAND_BYTES ? brands : [];
}

const typeOfBrand = (brand: string): MediaType | null | undefined =>
  Object.hasOwn(BRAND_TYPES, brand) ? BRAND_TYPES[brand] : undefined;

function typeOfBrands([main, ...others]: readonly string[]): MediaType | null {
  if (main === undefined) return null;
  const type = typeOfBrand(main);
  if (type === undefined) return "video/mp4";
  if (type !== "image/heif") return type;
  // The main brand says only that it is a picture of this family.
  const coded = others.map(typeOfBrand);
  return coded.find((other) => other === "image/heic" || other === "image/avif") ?? type;
}

/**
 * The type of a file by its first bytes (decision 40), whatever its name and its declared type say; `null` for any other
 * content, also for SVG and HTML.
 * @param content at least the first {@link SNIFFED_BYTES} bytes, or all when there are fewer
 * @example sniffMediaType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)) // "image/jpeg"
 */
export function sniffMediaType(content: Uint8Array): MediaType | null {
  const text = String.fromCharCode(...content.subarray(0, SNIFFED_BYTES));
  const found = SIGNATURES.find(([, ...parts]) =>
    parts.every(([at, bytes]) => text.startsWith(bytes, at)),
  );
  return found?.[0] ?? typeOfBrands(brandsIn(text));
}
