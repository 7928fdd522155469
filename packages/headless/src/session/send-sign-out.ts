import type { SatangScope } from "../provider/index.ts";

/** Until the call ends, the browser holds the token of a member who has left. */
const SIGN_OUT_TIMEOUT = 10_000;

/** Informs the service once that the member signs out, with the token that is still stored. Nobody waits for it. */
export function sendSignOut({ client, signOut, tokens }: SatangScope): void {
  const token = tokens.read();
  if (!signOut || token === null) return;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SIGN_OUT_TIMEOUT);
  const end = () => clearTimeout(timer);
  // The member is signed out whatever the service answers (decision 20).
  signOut(client, { token, signal: limit.signal }).then(end, end);
}
