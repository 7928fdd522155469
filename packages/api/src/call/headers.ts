import type { CallContext } from "./context.ts";

/** The headers of a call: the client header always, the token when there is one, the key of a money call. */
export const headersFor = (
  { clientHeader }: Pick<CallContext, "clientHeader">,
  token: string | null,
  idempotencyKey: string | undefined,
): Record<string, string> => ({
  [clientHeader.name]: clientHeader.value,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
});
