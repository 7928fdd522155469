/** The class of every runtime; this package has the types of none. */
declare const URL: new (text: string, base?: string) => object;

/**
 * Whether a text is an address, alone or relative to another one, as `URL.canParse` says: iOS before 17 and Chrome before 120
 * do not have it.
 */
export function canParseUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}
