/** Kinds of pictures that a slip may be (decision 40). */
export type SlipFileType = "png" | "jpeg";

/** The same as media types. */
export const SLIP_MEDIA_TYPES = ["image/png", "image/jpeg"] as const;

/**
 * Kinds of files that a picker offers, for the `accept` of an input. They are more than a slip may be: banks give slips
 * as PDF too, and a warning says more than a file that cannot be chosen.
 */
export const SLIP_PICKER_TYPES = ["image/*", "application/pdf"] as const;

/** Largest slip, bytes: 10 MiB (decision 40). */
export const SLIP_MAX_BYTES = 10 * 1024 * 1024;

/** Number of first bytes that {@link sniffSlipType} needs. */
export const SNIFFED_BYTES = 8;

const SIGNATURES: readonly (readonly [SlipFileType, readonly number[]])[] = [
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["jpeg", [0xff, 0xd8, 0xff]],
];

/** The kind of a picture by its first bytes, whatever its name says; `null` for any other content. */
export function sniffSlipType(first: Uint8Array): SlipFileType | null {
  const found = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => first[at] === byte));
  return found?.[0] ?? null;
}
