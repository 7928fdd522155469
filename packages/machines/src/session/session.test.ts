import type { Failure, Result } from "@satang/core";
import { expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { sessionMachine } from "./session.machine.ts";
import { isOwnPath, lostIdentity, toUsername, usableWantedPath } from "./session.rules.ts";
import {
  selectLostIdentity,
  selectSessionState,
  selectSignInError,
  selectWantedPath,
} from "./session.selectors.ts";
import type { Credentials } from "./session.types.ts";

const coded = (code: string): Failure => ({ kind: "coded", code, message: code, status: 401 });
const credentials = { username: "0812345678", password: "satang-demo", remember: true };

function start({ hasToken = false, reply = { ok: true, data: {} } as Result<unknown> } = {}) {
  let now = 1_000_000;
  const clearDevice = vi.fn();
  const clearMember = vi.fn();
  const syncMember = vi.fn();
  const syncWanted = vi.fn();
  const signIn = vi.fn(async () => reply);
  const actor = createActor(
    sessionMachine.provide({
      actors: { signIn: fromPromise<Result<unknown>, Credentials>(signIn) },
      actions: { clearDevice, clearMember, syncMember, syncWanted },
    }),
    { input: { hasToken, wanted: null, now: () => now } },
  ).start();
  const state = () => selectSessionState(actor.getSnapshot());
  const settle = () => expect.poll(() => state()).not.toBe("signingIn");
  return {
    actor,
    clearDevice,
    clearMember,
    syncMember,
    syncWanted,
    signIn,
    state,
    settle,
    read: <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
      select(actor.getSnapshot()),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test("a device with a token starts signed in, a device without one starts signed out", () => {
  expect(start({ hasToken: true }).state()).toBe("signedIn");
  expect(start().state()).toBe("signedOut");
});

test("a double tap on sign-in makes one call", async () => {
  const session = start();
  session.actor.send({ type: "session.signIn", ...credentials });
  session.actor.send({ type: "session.signIn", ...credentials });
  await session.settle();
  expect(session.state()).toBe("signedIn");
  expect(session.signIn).toHaveBeenCalledTimes(1);
});

test("the error of a refused sign-in stays until the member types", async () => {
  const session = start({ reply: { ok: false, error: coded("WRONG_CREDENTIAL") } });
  session.actor.send({ type: "session.signIn", ...credentials });
  await session.settle();
  expect(session.read(selectSignInError)).toMatchObject({ code: "WRONG_CREDENTIAL" });
  session.actor.send({ type: "error.clear" });
  expect(session.read(selectSignInError)).toBeNull();
});

test("five calls that lose the identity end the session once, with one reason", () => {
  const session = start({ hasToken: true });
  for (let call = 0; call < 5; call++)
    session.actor.send({ type: "call.failed", error: coded("EXPIRED_AUTH_TOKEN") });
  expect(session.state()).toBe("expired");
  expect(session.clearDevice).toHaveBeenCalledTimes(1);
  expect(session.clearMember).toHaveBeenCalledTimes(1);
  expect(session.read(selectLostIdentity)?.code).toBe("EXPIRED_AUTH_TOKEN");
});

test("the reason why a session ended stays until the next sign-in, even a refused one", async () => {
  const session = start({
    hasToken: true,
    reply: { ok: false, error: coded("WRONG_CREDENTIAL") },
  });
  session.actor.send({ type: "call.failed", error: coded("UNAUTHORIZED") });
  session.actor.send({ type: "session.signIn", ...credentials });
  await session.settle();
  expect(session.read(selectLostIdentity)).toBeNull();
  expect(session.read(selectSignInError)).toMatchObject({ code: "WRONG_CREDENTIAL" });
});

test("another failure does not change the session", () => {
  const session = start({ hasToken: true });
  session.actor.send({ type: "call.failed", error: coded("MONEY_NOT_ENOUGH") });
  session.actor.send({ type: "call.failed", error: { kind: "network" } });
  expect(session.state()).toBe("signedIn");
});

for (const hasToken of [true, false]) {
  test(`gone ends everything permanently when ${hasToken ? "signed in" : "signed out"}`, () => {
    const session = start({ hasToken });
    session.actor.send({ type: "call.failed", error: { kind: "gone" } });
    session.actor.send({ type: "call.failed", error: coded("UNAUTHORIZED") });
    session.actor.send({ type: "session.signIn", ...credentials });
    session.actor.send({ type: "session.signOut" });
    expect(session.state()).toBe("terminated");
    expect(session.signIn).not.toHaveBeenCalled();
    expect(session.clearDevice).not.toHaveBeenCalled();
  });
}

test("gone ends a sign-in that is under way", async () => {
  const session = start();
  session.actor.send({ type: "session.signIn", ...credentials });
  session.actor.send({ type: "call.failed", error: { kind: "gone" } });
  await Promise.resolve();
  expect(session.state()).toBe("terminated");
});

test("the entry form signs out a signed-in member, and does nothing for a visitor", () => {
  const member = start({ hasToken: true });
  member.actor.send({ type: "entry.shown" });
  expect(member.state()).toBe("signedOut");
  expect(member.clearDevice).toHaveBeenCalledTimes(1);
  const visitor = start();
  visitor.actor.send({ type: "entry.shown" });
  expect(visitor.clearDevice).not.toHaveBeenCalled();
});

test("signing out in another tab signs out here, signing in there signs in here", () => {
  const session = start({ hasToken: true });
  session.actor.send({ type: "token.vanish" });
  expect(session.state()).toBe("signedOut");
  session.actor.send({ type: "token.appear" });
  expect(session.state()).toBe("signedIn");
  expect(session.syncMember).not.toHaveBeenCalled();
  session.actor.send({ type: "token.appear" });
  expect(session.syncMember).toHaveBeenCalledTimes(1);
});

test("a wanted page is kept for ten minutes", () => {
  const session = start();
  session.actor.send({ type: "wanted.remember", path: "/user/statement?page=2" });
  session.pass(10 * 60_000);
  expect(session.read(selectWantedPath)).toBe("/user/statement?page=2");
  session.pass(1);
  expect(session.read(selectWantedPath)).toBeNull();
});

for (const type of ["session.signOut", "token.vanish", "wanted.take"] as const)
  test(`${type} removes the wanted page, on the device too`, () => {
    const session = start({ hasToken: true });
    session.actor.send({ type: "wanted.remember", path: "/user/bonus" });
    session.actor.send({ type });
    expect(session.read(selectWantedPath)).toBeNull();
    expect(session.syncWanted).toHaveBeenCalledTimes(2);
  });

test("a page of another site is not kept", () => {
  const session = start();
  session.actor.send({ type: "wanted.remember", path: "//evil.example" });
  expect(session.syncWanted).not.toHaveBeenCalled();
});

test("a manipulated stored page is not used", () => {
  const wanted = { path: "//evil.example", at: 1000 };
  expect(usableWantedPath(wanted, 2000)).toBeNull();
  expect(usableWantedPath({ path: "/user", at: 9000 }, 2000)).toBeNull();
});

for (const path of [
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "user/home",
  "",
  "/login",
  "/login?next=/user",
  "/terminated",
])
  test(`"${JSON.stringify(path).slice(1, -1)}" is not a page to return to`, () =>
    expect(isOwnPath(path)).toBe(false));

for (const path of ["/", "/user/home", "/user/statement?page=2#row", "/loginhelp"])
  test(`"${path}" is a page to return to`, () => expect(isOwnPath(path)).toBe(true));

test("a lost identity is recognised by its code first, then by the quoted text", () => {
  const numbered = [1, 2, 3, 4].map((number) => `INVALID_USER_${number}`);
  for (const code of ["UNAUTHORIZED", "EXPIRED_AUTH_TOKEN", ...numbered])
    expect(lostIdentity(coded(code))).not.toBeNull();
  expect(
    lostIdentity({ kind: "raw", message: "Cannot verify identity", status: 400 }),
  ).not.toBeNull();
  expect(lostIdentity(coded("INVALID_IP"))).toBeNull();
});

test("a phone number is sent as digits, a username as typed", () => {
  expect(toUsername(" 081-234 5678 ")).toBe("0812345678");
  expect(toUsername("+66812345678")).toBe("0812345678");
  expect(toUsername(" somchai.99 ")).toBe("somchai.99");
});
