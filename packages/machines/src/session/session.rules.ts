import { normalisePhone } from "../register/typed.rules.ts";
import type { Failure } from "../result.ts";
import type { LostIdentity, WantedPath } from "./session.types.ts";

/** How long a wanted path is remembered, ms (decision 19). */
export const wantedPathTimeout = 10 * 60_000;

const lostIdentityCodes: ReadonlySet<string> = new Set([
  "UNAUTHORIZED",
  "EXPIRED_AUTH_TOKEN",
  "INVALID_USER_1",
  "INVALID_USER_2",
  "INVALID_USER_3",
  "INVALID_USER_4",
]);

/**
 * Whether a failure means that the server no longer knows this member: codes first, then the
 * quoted text `cannot verify identity` (decision 19).
 */
export function lostIdentity(error: Failure): LostIdentity | undefined {
  if (error.kind === "coded" && lostIdentityCodes.has(error.code))
    return { code: error.code, message: error.message };
  if (error.kind === "raw" && /cannot verify identity/i.test(error.message))
    return { code: undefined, message: error.message };
  return undefined;
}

/** Whether the reply of `GET /api/lookup/active` says that the site has ended (decision 4). */
export function isSiteGone(active: { readonly terminated?: unknown }): boolean {
  return active.terminated === "gone";
}

const entryPaths = /^\/(login|register|terminated)(?:[/?#]|$)/;

/**
 * Whether a path may be returned to after sign-in: of this app only (decision 19).
 * Control characters and backslashes are refused because browsers read `/\t/evil` and `/\evil`
 * as another host.
 */
export function isOwnPath(path: string): boolean {
  for (const character of path) {
    if (character <= " " || character === "\\" || character === "\u007f") return false;
  }
  return /^\/(?!\/)/.test(path) && !entryPaths.test(path);
}

/** The wanted path while it is neither foreign nor older than ten minutes. */
export function usableWantedPath(wanted: WantedPath | undefined, now: number): string | undefined {
  if (!wanted || !isOwnPath(wanted.path)) return undefined;
  const age = now - wanted.at;
  return age >= 0 && age <= wantedPathTimeout ? wanted.path : undefined;
}

/** A phone number as the service stores it, or a username as typed (journey.txt 2). */
export function toUsername(text: string): string {
  const phone = normalisePhone(text);
  return /^\d+$/.test(phone) ? phone : text.trim();
}
