import { describe, expect, test } from "vitest";
import { type GuardedSession, guardSession, guardStateOf } from "./session-guard.rules.ts";
import type { SessionState } from "./use-session-actor.ts";

/** Content that is shown after these states of the session, one after the other. */
function shownAfter(...states: readonly SessionState[]) {
  let guarded: GuardedSession | null = null;
  for (const state of states) guarded = guardSession(guarded, state);
  return guarded && guardStateOf(guarded);
}

describe("the content that is shown", () => {
  test.each([
    ["unknown", ["unknown"]],
    ["visitor", ["signedOut"]],
    ["visitor", ["unknown", "signedOut"]],
    ["visitor", ["signedOut", "signingIn"]],
    ["visitor", ["signedOut", "signingIn", "signedOut"]],
    ["visitor", ["expired"]],
    ["visitor", ["terminated"]],
    ["member", ["signedIn"]],
    ["member", ["unknown", "signedIn"]],
    ["member", ["signedOut", "signingIn", "signedIn"]],
    ["ended", ["signedIn", "expired"]],
    ["ended", ["signedIn", "expired", "signingIn"]],
    ["ended", ["signedIn", "expired", "signingIn", "signedOut"]],
    ["ended", ["signedIn", "expired", "signingIn", "signedOut", "signingIn"]],
    ["ended", ["signedIn", "expired", "unknown"]],
    ["member", ["signedIn", "expired", "signingIn", "signedIn"]],
    ["member", ["signedIn", "expired", "signingIn", "signedOut", "signingIn", "signedIn"]],
    ["visitor", ["signedIn", "signedOut"]],
    ["visitor", ["signedIn", "expired", "signingIn", "signedIn", "signedOut"]],
    ["visitor", ["signedIn", "terminated"]],
    ["visitor", ["signedIn", "expired", "terminated"]],
  ] as const)("is %s after %j", (shown, states) => {
    expect(shownAfter(...states)).toBe(shown);
  });
});
