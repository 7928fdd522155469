/** Thai and Lao vowels that are written before the consonant they follow. */
const leadingVowel = /^[เแโใไເແໂໃໄ]/u;

/** The letter a name begins with to a reader: `เอก` is อ, with no mark above or below. */
export function initialOf(name: string): string {
  const letters = [...name.trim()];
  const first = leadingVowel.test(name.trim()) ? letters[1] : letters[0];
  return (first ?? "").toUpperCase();
}
