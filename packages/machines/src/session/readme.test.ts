import { expect, it } from "vitest";
import { pageOf, type Row } from "../../test/transitions-page.ts";
import { sessionLogic } from "./session.logic.ts";
import type { SessionEvent, SessionSnapshot } from "./session.types.ts";

const lost = { kind: "coded", code: "UNAUTHORIZED", message: "", status: 401 } as const;

/** An event of each kind that a session distinguishes. */
const events: readonly (readonly [guard: string, event: SessionEvent])[] = [
  ["", { type: "session.signIn", username: "0812345678", password: "p", remember: true }],
  ["ok", { type: "signIn.answer", reply: { ok: true, data: {} } }],
  ["refused", { type: "signIn.answer", reply: { ok: false, error: lost } }],
  ["", { type: "session.signOut" }],
  ["", { type: "entry.shown" }],
  ["", { type: "error.clear" }],
  ["gone", { type: "call.failed", error: { kind: "gone" } }],
  ["lost identity", { type: "call.failed", error: lost }],
  ["another failure", { type: "call.failed", error: { kind: "network" } }],
  ["", { type: "token.appear" }],
  ["", { type: "token.vanish" }],
  ["own path", { type: "wanted.remember", path: "/user/home", at: 1 }],
  ["another site", { type: "wanted.remember", path: "//evil.example", at: 1 }],
  ["", { type: "wanted.take" }],
];

/** A session in a state, with something in each field that an event may remove. */
function snapshotIn(value: SessionSnapshot["value"]): SessionSnapshot {
  const reason = { code: lost.code, message: "" };
  const wanted = { path: "/user/bonus", at: 0 };
  return { status: "active", value, context: { error: lost, reason, wanted } };
}

function rowsFrom(value: SessionSnapshot["value"]): Row[] {
  const before = snapshotIn(value);
  return events.flatMap(([guard, event]) => {
    const { snapshot, effects } = sessionLogic.next(before, event);
    if (snapshot === before && effects.length === 0) return [];
    const to = snapshot.value === value ? "stays" : snapshot.value;
    return [
      { from: value, event: event.type, guard, to, effects: effects.map(({ type }) => type) },
    ];
  });
}

it("matches the table in its README", async () => {
  const states = [
    "  [*] --> signedIn : token on the device",
    "  [*] --> signedOut : no token",
    ...sessionLogic.states.map((value) => `  ${value} : ${value}`),
  ];
  const page = pageOf("session", "logic", states, sessionLogic.states.flatMap(rowsFrom));
  await expect(page).toMatchFileSnapshot("./README.md");
});

it("has a row for each event of the session", () => {
  expect(new Set(events.map(([, { type }]) => type))).toEqual(new Set(sessionLogic.events));
});
