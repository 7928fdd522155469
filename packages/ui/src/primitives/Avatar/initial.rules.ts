/** A letter or figure, but no vowel written before the consonant it belongs to: that is no name's first letter. */
const INITIAL = /(?![เ-ไເ-ໄ])[\p{L}\p{N}]/u;

/**
 * The letter that stands for a name: in Thai and Lao the first consonant, not a vowel written before it; none where
 * the name has no letter.
 * @example initialOf("เอกชัย") // "อ"
 */
export function initialOf(name: string): string {
  return (INITIAL.exec(name)?.[0] ?? "").toUpperCase();
}
