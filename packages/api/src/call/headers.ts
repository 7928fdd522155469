import type { CallContext } from "./context.ts";

/** Whether a header can have the token: a line break, for example, is in none. */
export function canBeSent(token: string): boolean {
  try {
    new Headers({ token });
    return true;
  } catch {
    return false;
  }
}

/**
 * The headers of a call: the client header always, the token and the language when there is one, the key of a money
 * call.
 * @param token without a line break: see {@link canBeSent}
 * @example headersFor({ clientHeader: CLIENT_HEADER, getLanguage: () => "th-TH" }, token)
 */
export function headersFor(
  { clientHeader, getLanguage }: Pick<CallContext, "clientHeader" | "getLanguage">,
  token: string | null,
  idempotencyKey?: string | undefined,
): Record<string, string> {
  const language = getLanguage();
  return {
    [clientHeader.name]: clientHeader.value,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(language ? { "Accept-Language": language } : {}),
    ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
  };
}
