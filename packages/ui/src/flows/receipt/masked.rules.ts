/** Titles before a name, as banks write them. */
const TITLE = /^(mr|mrs|ms|miss|นาย|นาง|นางสาว|น\.ส\.|ທ້າວ|ນາງ|ທ່ານ)\.?$/i;

/** A vowel that is written before the consonant it follows. */
const LEADING_VOWELS = /^[\u0E40-\u0E44\u0EC0-\u0EC4]+/;

/**
 * A name for a receipt that others see: the first name, and a letter of the surname.
 * @example maskedName("สมชาย ใจดี") // "สมชาย จ."
 */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = "", ...others] = words.filter(
    (word, place) => place > 0 || words.length < 3 || !TITLE.test(word),
  );
  const surname = others.at(-1)?.replace(LEADING_VOWELS, "");
  const letter = [...(surname ?? "")][0];
  return letter ? `${first}\u00A0${letter}.` : first;
}

/**
 * An account number for a receipt that others see: its last four digits.
 * @example maskedAccount("1234567890") // "••• 7890"
 */
export function maskedAccount(number: string): string {
  const kept = number.replaceAll(/\D/g, "").slice(-4);
  return `•••\u00A0${kept}`;
}
