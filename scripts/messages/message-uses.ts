const TEXT = /"([a-z]\w*(?:\.\w+)+)"/g;
const TEMPLATE = /`((?:[\w.]|\$\{[^`}]*\})+)`/g;

/** A documentation comment, with its examples, or a line of a comment. */
const COMMENT = /^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*)/gm;

const matches = (text: string, pattern: RegExp) =>
  [...text.replace(COMMENT, "").matchAll(pattern)].map(([, found = ""]) => found);

/** The message keys that a source text contains outside of its comments. It may also return other dotted texts. */
export const keysIn = (source: string): readonly string[] => matches(source, TEXT);

/**
 * The templates in a source text that compute a message key, with `{}` in place of each expression.
 * A template computes a key when it contains a word next to a dot and some message fits it.
 */
export function templatesIn(source: string, keys: readonly string[]): readonly string[] {
  const templates = matches(source, TEMPLATE).map((text) => text.replace(/\$\{[^}]*\}/g, "{}"));
  return templates.filter((template) => {
    const pattern = new RegExp(`^${template.replaceAll(".", "\\.").replaceAll("{}", ".+")}$`);
    const hasWord = template.includes("{}") && /\.\w|\w\./.test(template);
    return hasWord && keys.some((key) => pattern.test(key));
  });
}
