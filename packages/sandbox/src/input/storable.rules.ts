/** JSON that is nested deeper than this is refused: what walks through it must not run out of stack. */
const DEEPEST = 64;

/** PostgreSQL keeps neither a NUL character nor half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Where a value cannot be kept, and why. */
export interface Unstorable {
  readonly at: string;
  readonly message: string;
}

/**
 * Finds the first part of a JSON value that the database cannot keep.
 *
 * @param at where the value is, `/requestBody`
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
