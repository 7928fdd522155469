import type { Failure } from "@satang/core";
import { expect, it } from "vitest";
import { stepSession } from "./session.transitions.ts";
import type { SessionEvent, SessionSnapshot, SessionState } from "./session.types.ts";

const STATES: readonly SessionState[] = [
  "signedOut",
  "signingIn",
  "signedIn",
  "expired",
  "terminated",
];
const refused: Failure = { kind: "coded", code: "MONEY_NOT_ENOUGH", message: "", status: 400 };
const lost: Failure = { kind: "coded", code: "UNAUTHORIZED", message: "", status: 401 };
const credentials = { username: "0812345678", password: "p", remember: true };

const EVENTS: readonly (readonly [string, string, SessionEvent])[] = [
  ["session.signIn", "", { type: "session.signIn", ...credentials }],
  ["signIn.answered", "ok", { type: "signIn.answered", reply: { ok: true, data: {} } }],
  ["signIn.answered", "failed", { type: "signIn.answered", reply: { ok: false, error: refused } }],
  ["session.signOut", "", { type: "session.signOut" }],
  ["entry.shown", "", { type: "entry.shown" }],
  ["error.clear", "", { type: "error.clear" }],
  ["call.failed", "refused", { type: "call.failed", error: refused }],
  ["call.failed", "identity lost", { type: "call.failed", error: lost }],
  ["call.failed", "gone", { type: "call.failed", error: { kind: "gone" } }],
  ["token.appear", "", { type: "token.appear" }],
  ["token.vanish", "", { type: "token.vanish" }],
  ["wanted.remember", "own path", { type: "wanted.remember", path: "/user" }],
  ["wanted.remember", "other path", { type: "wanted.remember", path: "//evil.example" }],
  ["wanted.take", "", { type: "wanted.take" }],
];

const inState = (value: SessionState): SessionSnapshot => ({
  value,
  context: { now: () => 1000, wanted: null, error: refused, reason: null },
});

/** What every event does in every state; an event that does nothing is left out. */
const rows = STATES.flatMap((value) =>
  EVENTS.flatMap(([when, how, event]) => {
    const before = inState(value);
    const { snapshot, effects } = stepSession(before, event);
    if (snapshot === before && effects.length === 0) return [];
    const then = snapshot.value === value ? "stays" : snapshot.value;
    return [[value, when, how, then, effects.map(({ type }) => type).join(", ")]];
  }),
);

it("the README says what every event does in every state", async () => {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const text = `# session

Pure functions: \`beginSession\` and \`stepSession\`. Written by a test; \`vitest -u\` updates it. An event that is not listed does nothing.

${line(["state", "event", "which", "then", "effects, in this order"])}
${line(["---", "---", "---", "---", "---"])}
${rows.map(line).join("\n")}
`;
  await expect(text).toMatchFileSnapshot("./README.md");
});
