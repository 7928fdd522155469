import { findLinks } from "@satang/core";

/** A part of a text: a web address, or the words between two of them. */
export type TextPart = {
  readonly text: string;
  readonly isAddress: boolean;
  /** Where it begins in the text. */
  readonly at: number;
};

/** Splits a text at its web addresses. */
export function splitAtAddresses(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { link, at } of findLinks(text)) {
    if (at > end) parts.push({ text: text.slice(end, at), isAddress: false, at: end });
    parts.push({ text: link, isAddress: true, at });
    end = at + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isAddress: false, at: end });
  return parts;
}
