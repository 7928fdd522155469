import type { Result } from "@satang/core";
import type { Credentials, SessionEffect } from "@satang/machines";
import { beforeEach, expect, it, vi } from "vitest";
import { createSession } from "./create-session.ts";

const credentials: Credentials = { username: "0812345678", password: "p", remember: true };
const lost = { kind: "coded", code: "UNAUTHORIZED", message: "", status: 401 } as const;
const reported = vi.fn();

beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal("reportError", reported);
});

type Run = (effect: SessionEffect) => void;

function begin({
  hasToken = false,
  run = () => undefined,
}: {
  hasToken?: boolean;
  run?: Run;
} = {}) {
  const stopWatching = vi.fn();
  let answer: (reply: Result<unknown>) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const session = createSession({
    hasToken,
    wanted: null,
    now: () => 1000,
    signIn: (_, signal) => {
      signals.push(signal);
      return new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      });
    },
    watchDevice: () => stopWatching,
    run,
  });
  return {
    session,
    signals,
    stopWatching,
    answer: (reply: Result<unknown>) => answer(reply),
    fail: (error: unknown) => fail(error),
  };
}

const sessionState = ({ session }: ReturnType<typeof begin>) => session.getSnapshot().value;

it("what was read for the member is removed before anybody sees that they have left", () => {
  const order: string[] = [];
  const opened = begin({ hasToken: true, run: ({ type }) => void order.push(type) });
  opened.session.start();
  opened.session.subscribe({ next: ({ value }) => void order.push(value) });
  opened.session.send({ type: "call.failed", error: lost });
  expect(order).toEqual(["clearVisitor", "clearMember", "clearDevice", "expired"]);
});

it("an effect that fails is reported, and the others are done", () => {
  const done: string[] = [];
  const opened = begin({
    hasToken: true,
    run: ({ type }) => {
      if (type === "clearMember") throw new Error("storage");
      done.push(type);
    },
  });
  opened.session.start();
  opened.session.send({ type: "session.signOut" });
  expect(done).toEqual(["clearVisitor", "syncWanted", "clearDevice"]);
  expect(sessionState(opened)).toBe("signedOut");
  expect(reported).toHaveBeenCalledOnce();
});

it("an event that an effect sends comes after the one that it belongs to", () => {
  const seen: string[] = [];
  const opened = begin({
    hasToken: true,
    run: ({ type }) => {
      if (type === "clearDevice") opened.session.send({ type: "token.appear" });
    },
  });
  opened.session.start();
  opened.session.subscribe({ next: ({ value }) => void seen.push(value) });
  opened.session.send({ type: "session.signOut" });
  expect(seen).toEqual(["signedOut", "signedIn"]);
});

it("a sign-in that gone ends is stopped, and its reply changes nothing", async () => {
  const opened = begin();
  opened.session.start();
  opened.session.send({ type: "session.signIn", ...credentials });
  opened.session.send({ type: "call.failed", error: { kind: "gone" } });
  expect(opened.signals[0]?.aborted).toBe(true);
  opened.answer({ ok: true, data: {} });
  await Promise.resolve();
  expect(sessionState(opened)).toBe("terminated");
});

it("a sign-in that breaks lets the member try again", async () => {
  const opened = begin();
  opened.session.start();
  opened.session.send({ type: "session.signIn", ...credentials });
  opened.fail(new Error("broken"));
  await vi.waitFor(() => expect(sessionState(opened)).toBe("signedOut"));
  expect(reported).toHaveBeenCalledOnce();
  opened.session.send({ type: "session.signIn", ...credentials });
  opened.answer({ ok: true, data: {} });
  await vi.waitFor(() => expect(sessionState(opened)).toBe("signedIn"));
});

it("events wait for the start, and nothing happens after the end", () => {
  const opened = begin({ hasToken: true });
  opened.session.send({ type: "session.signOut" });
  expect(sessionState(opened)).toBe("signedIn");
  opened.session.start();
  expect(sessionState(opened)).toBe("signedOut");
  opened.session.stop();
  opened.session.send({ type: "token.appear" });
  expect(opened.session.getSnapshot()).toMatchObject({ value: "signedOut", status: "stopped" });
  expect(opened.stopWatching).toHaveBeenCalledOnce();
});
