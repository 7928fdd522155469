import { expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Failure, Result } from "../result.ts";
import { sessionMachine } from "./session.machine.ts";
import {
  isOwnPath,
  isSiteGone,
  lostIdentity,
  toUsername,
  usableWantedPath,
} from "./session.rules.ts";
import { sessionSelectors } from "./session.selectors.ts";
import type { Credentials } from "./session.types.ts";

const coded = (code: string): Failure => ({ kind: "coded", code, message: code, status: 401 });
const credentials = { username: "0812345678", password: "satang-demo", remember: true };

function start({ hasToken = false, reply = { ok: true, data: {} } as Result<unknown> } = {}) {
  let now = 1_000_000;
  const clearDevice = vi.fn();
  const clearMember = vi.fn();
  const renewMember = vi.fn();
  const syncWanted = vi.fn();
  const signIn = vi.fn(async () => reply);
  const actor = createActor(
    sessionMachine.provide({
      actors: { signIn: fromPromise<Result<unknown>, Credentials>(signIn) },
      actions: { clearDevice, clearMember, renewMember, syncWanted },
    }),
    { input: { hasToken, now: () => now } },
  ).start();
  const state = () => sessionSelectors.state(actor.getSnapshot());
  const settle = () => vi.waitFor(() => expect(state()).not.toBe("signingIn"));
  return {
    actor,
    clearDevice,
    clearMember,
    renewMember,
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

test("a device with a token starts signed in, one without signed out", () => {
  expect(start({ hasToken: true }).state()).toBe("signedIn");
  expect(start().state()).toBe("signedOut");
});

test("a double tap on sign-in asks the server once", async () => {
  const session = start();
  session.actor.send({ type: "session.signIn", ...credentials });
  session.actor.send({ type: "session.signIn", ...credentials });
  await session.settle();
  expect(session.state()).toBe("signedIn");
  expect(session.signIn).toHaveBeenCalledTimes(1);
});

test("a refused sign-in says why until the member types", async () => {
  const session = start({ reply: { ok: false, error: coded("WRONG_CREDENTIAL") } });
  session.actor.send({ type: "session.signIn", ...credentials });
  await session.settle();
  expect(session.read(sessionSelectors.error)).toMatchObject({ code: "WRONG_CREDENTIAL" });
  session.actor.send({ type: "error.clear" });
  expect(session.read(sessionSelectors.error)).toBeUndefined();
});

test("five calls that lose the identity clear the session once and say why once", () => {
  const session = start({ hasToken: true });
  for (let call = 0; call < 5; call++)
    session.actor.send({ type: "call.failed", error: coded("EXPIRED_AUTH_TOKEN") });
  expect(session.state()).toBe("expired");
  expect(session.clearDevice).toHaveBeenCalledTimes(1);
  expect(session.clearMember).toHaveBeenCalledTimes(1);
  expect(session.read(sessionSelectors.reason)?.code).toBe("EXPIRED_AUTH_TOKEN");
});

test("why a session ended is told until the member tries to sign in, even in vain", async () => {
  const session = start({
    hasToken: true,
    reply: { ok: false, error: coded("WRONG_CREDENTIAL") },
  });
  session.actor.send({ type: "call.failed", error: coded("UNAUTHORIZED") });
  session.actor.send({ type: "session.signIn", ...credentials });
  await session.settle();
  expect(session.read(sessionSelectors.reason)).toBeUndefined();
  expect(session.read(sessionSelectors.error)).toMatchObject({ code: "WRONG_CREDENTIAL" });
});

test("a failure of another kind leaves the session alone", () => {
  const session = start({ hasToken: true });
  session.actor.send({ type: "call.failed", error: coded("MONEY_NOT_ENOUGH") });
  session.actor.send({ type: "call.failed", error: { kind: "network" } });
  expect(session.state()).toBe("signedIn");
});

for (const hasToken of [true, false]) {
  test(`gone beats everything for good when ${hasToken ? "signed in" : "signed out"}`, () => {
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

test("gone beats a sign-in on its way", async () => {
  const session = start();
  session.actor.send({ type: "session.signIn", ...credentials });
  session.actor.send({ type: "site.gone" });
  await Promise.resolve();
  expect(session.state()).toBe("terminated");
});

test("the entry form signs out a member who comes back to sign in again, and only then", () => {
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
  expect(session.renewMember).not.toHaveBeenCalled();
  session.actor.send({ type: "token.appear" });
  expect(session.renewMember).toHaveBeenCalledTimes(1);
});

test("a wanted page is returned to within ten minutes and forgotten after", () => {
  const session = start();
  session.actor.send({ type: "wanted.remember", path: "/user/statement?page=2" });
  session.pass(10 * 60_000);
  expect(session.read(sessionSelectors.wantedPath)).toBe("/user/statement?page=2");
  session.pass(1);
  expect(session.read(sessionSelectors.wantedPath)).toBeUndefined();
});

for (const type of ["session.signOut", "token.vanish", "wanted.take"] as const)
  test(`${type} forgets the wanted page, on the device too`, () => {
    const session = start({ hasToken: true });
    session.actor.send({ type: "wanted.remember", path: "/user/bonus" });
    session.actor.send({ type });
    expect(session.read(sessionSelectors.wantedPath)).toBeUndefined();
    expect(session.syncWanted).toHaveBeenCalledTimes(2);
  });

test("a page of elsewhere is not even kept", () => {
  const session = start();
  session.actor.send({ type: "wanted.remember", path: "//evil.example" });
  expect(session.syncWanted).not.toHaveBeenCalled();
});

test("a stored wanted page that was tampered with is not used", () => {
  const wanted = { path: "//evil.example", at: 1000 };
  expect(usableWantedPath(wanted, 2000)).toBeUndefined();
  expect(usableWantedPath({ path: "/user", at: 9000 }, 2000)).toBeUndefined();
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
  test(`"${JSON.stringify(path).slice(1, -1)}" is no page to return to`, () =>
    expect(isOwnPath(path)).toBe(false));

for (const path of ["/", "/user/home", "/user/statement?page=2#row", "/loginhelp"])
  test(`"${path}" is a page to return to`, () => expect(isOwnPath(path)).toBe(true));

test("identity is lost by code first, then by the quoted text", () => {
  const numbered = [1, 2, 3, 4].map((number) => `INVALID_USER_${number}`);
  for (const code of ["UNAUTHORIZED", "EXPIRED_AUTH_TOKEN", ...numbered])
    expect(lostIdentity(coded(code))).toBeDefined();
  expect(
    lostIdentity({ kind: "raw", message: "Cannot verify identity", status: 400 }),
  ).toBeDefined();
  expect(lostIdentity(coded("INVALID_IP"))).toBeUndefined();
});

test("only the active reply's terminated equal to gone ends the site", () => {
  expect(isSiteGone({ terminated: "gone" })).toBe(true);
  expect(isSiteGone({ terminated: false })).toBe(false);
  expect(isSiteGone({})).toBe(false);
});

test("a phone number is sent as digits, a username as typed", () => {
  expect(toUsername(" 081-234 5678 ")).toBe("0812345678");
  expect(toUsername("+66812345678")).toBe("0812345678");
  expect(toUsername(" somchai.99 ")).toBe("somchai.99");
});
