import { canParseUrl } from "@satang/core";

const schemes: ReadonlySet<string> = new Set(["https:", "line:"]);

/**
 * The address of a chat app as the browser reads it, when it is `https` or `line` without a user name; otherwise `null`.
 * @param text address of the server, not trusted
 */
export function chatAddressOf(text: string | undefined): string | null {
  if (text === undefined || !canParseUrl(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return schemes.has(protocol) && username === "" && password === "" ? href : null;
}
