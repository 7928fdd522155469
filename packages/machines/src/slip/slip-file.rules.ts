import type { MediaType } from "@satang/core";

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

const FILE_TYPES: Readonly<Partial<Record<MediaType, SlipFileType>>> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
};

/** The kind of a picture by the type of its content; `null` for what no slip may be. */
export const slipTypeOf = (type: MediaType | null): SlipFileType | null =>
  (type && FILE_TYPES[type]) ?? null;
