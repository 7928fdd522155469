import { type Failure, isSessionEnded } from "@satang/core";
import type { LostIdentity, WantedPath } from "./session.types.ts";

/** Time for which a wanted path is remembered, ms (decision 19). */
export const wantedPathTimeout = 10 * 60_000;

/**
 * Why the server no longer knows this member, or `null` when the failure does not say so (decision 19).
 */
export function lostIdentity(error: Failure): LostIdentity | null {
  if (!isSessionEnded(error)) return null;
  if (error.kind === "coded") return { code: error.code, message: error.message };
  return error.kind === "raw" ? { code: null, message: error.message } : null;
}

const entryPaths = /^\/(login|register|terminated)(?:\/|$)/;

/** The path that a browser resolves a path to: without `.` and `..`, query and fragment. */
export function resolvedPath(path: string): string {
  const segments = path
    .replace(/[?#].*/s, "")
    .split("/")
    .slice(1);
  const kept: string[] = [];
  segments.forEach((segment, at) => {
    const folder = segment.replace(/%2e/gi, ".");
    if (folder === "..") kept.pop();
    if (folder !== ".." && folder !== ".") kept.push(segment);
    else if (at === segments.length - 1) kept.push("");
  });
  return `/${kept.join("/")}`;
}

/**
 * Whether a path may be returned to after sign-in: of this app only (decision 19). It is judged as the path that the
 * browser resolves it to: `/x/..//evil` is `//evil`, an address of another host.
 * Control characters and backslashes are refused because browsers read `/\t/evil` and `/\evil` in the same way.
 */
export function isOwnPath(path: string): boolean {
  for (const character of path) {
    if (character <= " " || character === "\\" || character === "\u007f") return false;
  }
  if (!/^\/(?!\/)/.test(path)) return false;
  const resolved = resolvedPath(path);
  return !resolved.startsWith("//") && !entryPaths.test(resolved);
}

/** The wanted path, or `null` when it belongs to another site or is older than ten minutes. */
export function usableWantedPath(wanted: WantedPath | null, now: number): string | null {
  if (!wanted || !isOwnPath(wanted.path)) return null;
  const age = now - wanted.at;
  return age >= 0 && age <= wantedPathTimeout ? wanted.path : null;
}
