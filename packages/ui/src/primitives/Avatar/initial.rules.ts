/** Vowels written before the consonant they belong to: no name's first letter. */
const LEADING_VOWELS = /^[เ-ไເ-ໄ]+/;

/**
 * The letter that stands for a name: in Thai and Lao the first consonant, not a vowel written before it.
 * @example initialOf("เอกชัย") // "อ"
 */
export function initialOf(name: string): string {
  const letters = name.trim().replace(LEADING_VOWELS, "");
  return (Array.from(letters)[0] ?? "").toUpperCase();
}
