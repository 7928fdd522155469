import { trimLink } from "@satang/core";

/** A part of a text: a web address, or the words between two of them. */
export type TextPart = {
  readonly text: string;
  readonly isAddress: boolean;
  /** Where it begins in the text. */
  readonly at: number;
};

/**
 * An address ends before a Thai or Lao letter, because words follow each other without a space, before a quote or a full stop
 * of another script, and before what cannot be seen.
 */
// Without the flag `i`: with `u`, it takes the long s and the sign of kelvin for letters of the scheme.
const ADDRESS =
  /[hH][tT]{2}[pP][sS]?:\/\/[^\s\p{C}<>"'`\p{Pi}\p{Pf}„‚、。，．！？；：…‥（）［］｛｝\u3008-\u301f｡｢｣､\p{Script=Thai}\p{Script=Lao}฿]+/gu;
/** The scheme alone is no address. */
const NOTHING_BEHIND = /:\/*$/;

/** Splits a text at its web addresses. Balanced brackets belong to an address, the signs of the sentence around it do not. */
export function splitAtAddresses(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimLink(found);
    if (NOTHING_BEHIND.test(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isAddress: false, at: end });
    parts.push({ text: address, isAddress: true, at: index });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isAddress: false, at: end });
  return parts;
}
