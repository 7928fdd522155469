/** What a header can have: the ends are trimmed, and a line break or a character above U+00FF makes the call impossible. */
const OUTSIDE_OF_HEADERS = /[^\t\x20-\x7e\x80-\xff]/;

/** Why no call can be made with a token; `null` when it can. It does not repeat the token, which is a secret. */
export function findTokenProblem(token: string): string | null {
  const text = token.trim();
  const at = text.search(OUTSIDE_OF_HEADERS);
  if (at === -1) return null;
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0");
  return `the token has U+${code} at position ${at}, and no header can have this character. No call is sent`;
}

let lastProblem: string | null = null;

/**
 * Warns developers about a token with which no call can be made, once for each problem. Call it where a bundler removes it
 * in production only.
 */
export function warnOfToken(token: string | null): void {
  const problem = token === null ? null : findTokenProblem(token);
  if (problem !== null && problem !== lastProblem) {
    // biome-ignore lint/suspicious/noConsole: a warning for developers, which production does not have
    console.warn(`@satang/headless: ${problem}.`);
  }
  lastProblem = problem;
}
