/** White space that is a control character of Unicode: it separates, so it is not invisible. */
const SPACES = "\\t\\n\\v\\f\\r\\x85";
/** Unicode lists the rest as default-ignorable; the anchors of annotations are drawn by no browser either. */
const INVISIBLE = new RegExp(
  `(?![${SPACES}])[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`,
  "gu",
);

/**
 * Removes what a member cannot see, and so cannot correct: marks of direction, zero-width spaces and joiners, the soft
 * hyphen, variation selectors, byte order marks, control characters. White space stays, no-break spaces too. Text in
 * which joiners have a meaning (chat, names) has a rule of its own.
 * @example removeInvisible("\u202a0812345678\u202c") // "0812345678"
 */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, "");
