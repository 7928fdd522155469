/** JSON that is nested deeper than this is refused: a function that walks through it needs stack for each level. */
const DEEPEST = 64;

/** PostgreSQL stores neither a NUL character nor half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** The part of a value that cannot be stored, and the reason. */
export type Unstorable = {
  readonly at: string;
  readonly message: string;
};

/**
 * Finds the first part of a JSON value that the database cannot store.
 *
 * @param at place of the value, `/requestBody`
 */
export function findUnstorable(value: unknown, at: string, depth = 0): Unstorable | undefined {
  if (typeof value === "string" && UNSTORABLE.test(value)) {
    return { at, message: "has a character that is not allowed" };
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (depth === DEEPEST) return { at, message: "is nested too deeply" };
  for (const [name, inner] of Object.entries(value)) {
    if (UNSTORABLE.test(name)) return { at, message: "has a name that is not allowed" };
    const found = findUnstorable(inner, `${at}/${name}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
