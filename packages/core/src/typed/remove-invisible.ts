/** White space that is a control character of Unicode: it separates, so it is not invisible. */
const SPACES = "\\t\\n\\v\\f\\r";
/** A line break of Unicode that neither `\s` nor `trim` knows. */
const NEXT_LINE = "\x85";
/** Unicode lists the rest as default-ignorable; the anchors of annotations are drawn by no browser either. */
const ONE = `(?![${SPACES}])[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`;
const INVISIBLE = new RegExp(`(?:${ONE})+`, "gu");
/** Joiners, variation selectors and tags: they choose the form of the character before them. */
const NOT_JOINING = /[^\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]/gu;
/** A space, or the blank cell of braille, which is drawn as one. */
const SPACE = /[\s\u2800]/;
const WITHOUT_OUTER_SPACES = /[^\s\u2800](?:.*[^\s\u2800])?/s;
/** A character that can be seen, as a pattern with the flag `u`: a script of a page may contain it. */
export const VISIBLE = new RegExp(`(?!${ONE})[^\\s\\x85\\u2800]`, "u");

const withLineBreaks = (text: string): string => text.replaceAll(NEXT_LINE, "\n");

/**
 * Removes what a member cannot see, and so cannot correct: marks of direction, zero-width spaces and joiners, the soft
 * hyphen, variation selectors, byte order marks, control characters. White space stays, no-break spaces too, and U+0085
 * becomes a line break that fields know. Text in which joiners have a meaning (chat, names) has a rule of its own.
 * @example removeInvisible("\u202a0812345678\u202c") // "0812345678"
 */
export const removeInvisible = (text: string): string =>
  withLineBreaks(text).replace(INVISIBLE, "");

/**
 * The same for text that people read: a joiner or a variation selector stays behind a visible character, because emoji
 * and several scripts need it.
 */
export const removeUnseen = (text: string): string =>
  withLineBreaks(text).replace(INVISIBLE, (run, at: number, { [at - 1]: before = " " }: string) =>
    SPACE.test(before) ? "" : run.replace(NOT_JOINING, ""),
  );

/** A text without the spaces around it, with blank cells of braille. */
export const trimSpaces = (text: string): string => WITHOUT_OUTER_SPACES.exec(text)?.[0] ?? "";

/** Whether nothing in a text can be seen. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
