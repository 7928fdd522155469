import { ThemeError } from "../errors/theme-error.ts";

/** Far more names than the largest group of a brand has. */
const MOST_NAMES = 1_000;

/**
 * Checks the size of a group before it is read: each name of it costs time.
 * @throws ThemeError naming the group
 */
export function checkSize(path: string, group: object): void {
  const names = Object.keys(group).length;
  if (names > MOST_NAMES) throw new ThemeError(path, names, `at most ${MOST_NAMES} names`);
}
