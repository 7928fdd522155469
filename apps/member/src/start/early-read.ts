import { CLIENT_HEADER, canBeSent, headersFor } from "@satang/api";
import { startConfig } from "../config/config.ts";

/** The first read of the wallet, asked for before the app has loaded. */
export type EarlyRead = {
  readonly reply: Promise<Response>;
  /** By `performance.now()`. */
  readonly sentAt: number;
};

declare global {
  interface Window {
    satangEarlyRead?: EarlyRead | undefined;
  }
}

/** Asks for the wallet as the client does. A token that cannot be sent is left to the client. */
export function startEarlyRead(token: string): EarlyRead | undefined {
  if (!canBeSent(token)) return undefined;
  const getLanguage = () => document.documentElement.lang;
  const reply = fetch(`${startConfig.apiBaseUrl}/api/wallet`, {
    headers: headersFor({ clientHeader: CLIENT_HEADER, getLanguage }, token),
    cache: "no-store",
    redirect: "error",
  });
  // The app asks again.
  reply.catch(() => undefined);
  return { reply, sentAt: performance.now() };
}

/** The read, once: the next one is a new call. */
export function takeEarlyRead(): EarlyRead | undefined {
  const early = window.satangEarlyRead;
  window.satangEarlyRead = undefined;
  return early;
}
