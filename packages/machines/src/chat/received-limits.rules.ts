/** Longest id and name of the wire, UTF-16 units; the contract's ids have at most 128. */
const LONGEST_LABEL = 128;
/** UTF-16 units of all texts of a message: several times the longest that a member can write. */
const MOST_CHARACTERS = 20_000;
/** Values of a message: ten cards with three buttons each have about 200. */
const MOST_VALUES = 500;
/** A card has a list of buttons, and a button has texts. */
const DEEPEST = 6;

/** The most messages that are read of one page of the history. */
export const CHAT_PAGE_MOST = 100;

/** A text of the wire that names something; `null` without one, and for one that is longer than any. */
export const labelOrNull = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= LONGEST_LABEL ? value : null;

/** Whether a message can be shown at once, whatever is in it. It looks at no more than it allows. */
export function isShowable(message: unknown): boolean {
  let characters = 0;
  let values = 0;
  const isWithin = (value: unknown, depth: number): boolean => {
    values += 1;
    if (typeof value === "string") characters += value.length;
    if (values > MOST_VALUES || characters > MOST_CHARACTERS) return false;
    if (typeof value !== "object" || value === null) return true;
    if (depth === DEEPEST) return false;
    if (Array.isArray(value)) return value.every((inner) => isWithin(inner, depth + 1));
    for (const name in value) {
      characters += name.length;
      if (!isWithin((value as Readonly<Record<string, unknown>>)[name], depth + 1)) return false;
    }
    return true;
  };
  return isWithin(message, 0);
}
