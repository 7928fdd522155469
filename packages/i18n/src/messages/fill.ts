/** Values for the placeholders of a message. */
export type FillArguments = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

const WORD_JOINER = "\u2060";

/** A Thai or Lao letter, or the sign that no line breaks after one, next to a Latin letter or a digit. */
const TWO_SCRIPTS = /[\u0E00-\u0EFF\u2060]\w|\w[\u0E00-\u0EFF]/;

/** Thai and Lao set a space between their words and a Latin name or a number, and none between their own words. */
const gap = (left = "", right = "") => (TWO_SCRIPTS.test(left + right) ? " " : "");

/** The same text, without a place to break a line. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00A0");

/**
 * Puts values into a message. A value after a word joiner stays whole, on the line of the word before it. A placeholder
 * without a value stays as written, because a visible brace is better than a sentence without its amount.
 */
export function fill(text: string, args: FillArguments): string {
  return text.replace(
    PLACEHOLDER,
    (whole, name: string, one: string | undefined, other: string | undefined, start: number) => {
      const value = Object.hasOwn(args, name) ? args[name] : undefined;
      if (value === undefined) return whole;
      if (one !== undefined && other !== undefined) return Number(value) === 1 ? one : other;
      const words = String(value);
      const left = text[start - 1];
      const spaced = gap(left, words[0]) + words;
      const shown = left === WORD_JOINER ? unbroken(spaced) : spaced;
      return shown + gap(words.at(-1), text[start + whole.length]);
    },
  );
}
