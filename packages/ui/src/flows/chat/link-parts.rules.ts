/** A part of a text: a web address, or the words between two of them. */
export type TextPart = {
  readonly text: string;
  readonly isAddress: boolean;
  /** Where it begins in the text. */
  readonly at: number;
};

/**
 * An address ends before a Thai or Lao letter, because words follow each other without a space, and before signs that end a
 * sentence.
 */
const ADDRESS =
  /https?:\/\/[^\s<>"'\p{Script=Thai}\p{Script=Lao}]*[^\s<>"'.,!?;:)\]}\p{Script=Thai}\p{Script=Lao}]/giu;

/** Splits a text at its web addresses. */
export function splitAtAddresses(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ text: text.slice(end, index), isAddress: false, at: end });
    parts.push({ text: address, isAddress: true, at: index });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isAddress: false, at: end });
  return parts;
}
