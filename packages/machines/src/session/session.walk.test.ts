import { expect, test } from "vitest";
import { findUnwalked } from "../../test/walk-machine.ts";
import { sessionMachine } from "./session.machine.ts";

const failed = (code: string) => ({
  type: "call.failed",
  error: { kind: "coded", code, message: code, status: 401 },
});

test("every state and transition of the session can be reached", () => {
  const events = [
    { type: "session.signIn", username: "0812345678", password: "p", remember: true },
    { type: "session.signOut" },
    { type: "entry.shown" },
    { type: "error.clear" },
    failed("UNAUTHORIZED"),
    failed("MONEY_NOT_ENOUGH"),
    { type: "call.failed", error: { kind: "gone" } },
    { type: "token.appear" },
    { type: "token.vanish" },
    { type: "wanted.remember", path: "/user/home" },
    { type: "wanted.take" },
    { type: "xstate.done.actor.signIn", output: { ok: true, data: {} } },
    { type: "xstate.done.actor.signIn", output: { ok: false, error: { kind: "network" } } },
  ];
  const input = { hasToken: false, wanted: null, now: () => 1000 };
  expect(findUnwalked(sessionMachine, { input, events })).toEqual({ states: [], transitions: [] });
});
