import { canBeSent } from "@satang/api";

let wasWarned = false;

/**
 * Returns a token, and warns developers once about one with which no call can be made. The warning does not repeat the
 * token, which is a secret. Call it where a bundler removes it in production only.
 */
export function warnOfToken(token: string | null): string | null {
  if (token === null || wasWarned || canBeSent(token)) return token;
  wasWarned = true;
  // biome-ignore lint/suspicious/noConsole: a warning for developers, which production does not have
  console.warn(
    "@satang/headless: the token has a character that no header can have, such as a line break or a letter of another script. No call is sent: each ends as notSent.",
  );
  return token;
}
