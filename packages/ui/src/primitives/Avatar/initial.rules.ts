/**
 * A letter or digit, but not a vowel that is written before its consonant, because it is not the
 * first letter of a name.
 */
const INITIAL = /(?![เ-ไເ-ໄ])[\p{L}\p{N}]/u;

/**
 * The letter for a name: in Thai and Lao the first consonant, not a vowel that is written before
 * it; none when the name has no letter.
 * @example initialOf("เอกชัย") // "อ"
 */
export function initialOf(name: string): string {
  return (INITIAL.exec(name)?.[0] ?? "").toUpperCase();
}
