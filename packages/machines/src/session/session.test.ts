import type { Failure, Result } from "@satang/core";
import { expect, test } from "vitest";
import { sessionLogic } from "./session.logic.ts";
import { isOwnPath, lostIdentity, usableWantedPath } from "./session.rules.ts";
import {
  selectLostIdentity,
  selectSessionState,
  selectSignInError,
  selectWantedPath,
} from "./session.selectors.ts";
import type {
  SessionEffect,
  SessionEvent,
  SessionInput,
  SessionSnapshot,
} from "./session.types.ts";

const coded = (code: string): Failure => ({ kind: "coded", code, message: code, status: 401 });
const credentials = { username: "0812345678", password: "satang-demo", remember: true };

const ok: Result<unknown> = { ok: true, data: {} };
const refusal: Result<unknown> = { ok: false, error: coded("WRONG_CREDENTIAL") };

function start({ hasToken = false, wanted = null }: Partial<SessionInput> = {}) {
  const first = sessionLogic.start({ hasToken, wanted });
  let { snapshot } = first;
  const effects: SessionEffect["type"][] = first.effects.map(({ type }) => type);
  const send = (event: SessionEvent) => {
    const step = sessionLogic.next(snapshot, event);
    snapshot = step.snapshot;
    effects.push(...step.effects.map(({ type }) => type));
  };
  return {
    send,
    effects,
    count: (type: SessionEffect["type"]) => effects.filter((each) => each === type).length,
    state: () => selectSessionState(snapshot),
    read: <T>(select: (snapshot: SessionSnapshot) => T) => select(snapshot),
    wantedAt: (now: number) => selectWantedPath(snapshot, now),
  };
}

const signIn = { type: "session.signIn", ...credentials } as const;

test("a device with a token starts signed in, a device without one starts signed out", () => {
  expect(start({ hasToken: true }).state()).toBe("signedIn");
  expect(start({ hasToken: true }).effects).toEqual(["clearVisitor"]);
  expect(start().state()).toBe("signedOut");
  expect(start().effects).toEqual([]);
});

test("a double tap on sign-in makes one call", () => {
  const session = start();
  session.send(signIn);
  session.send(signIn);
  session.send({ type: "signIn.answer", reply: ok });
  expect(session.state()).toBe("signedIn");
  expect(session.count("signIn")).toBe(1);
});

test("an answer to a sign-in that is over changes nothing", () => {
  const session = start();
  session.send(signIn);
  session.send({ type: "signIn.answer", reply: refusal });
  session.send({ type: "signIn.answer", reply: ok });
  expect(session.state()).toBe("signedOut");
});

test("the password is in the effect that sends it, and in no snapshot", () => {
  const { snapshot } = sessionLogic.start({ hasToken: false, wanted: null });
  const step = sessionLogic.next(snapshot, signIn);
  expect(step.effects).toEqual([{ type: "signIn", credentials }]);
  expect(JSON.stringify(step.snapshot)).not.toContain(credentials.password);
});

test("every state can be reached from a device with or without a token", () => {
  const events: SessionEvent[] = [
    signIn,
    { type: "signIn.answer", reply: ok },
    { type: "session.signOut" },
    { type: "call.failed", error: coded("UNAUTHORIZED") },
    { type: "call.failed", error: { kind: "gone" } },
  ];
  const reached = new Set<string>();
  const visit = (snapshot: SessionSnapshot) => {
    if (reached.has(snapshot.value)) return;
    reached.add(snapshot.value);
    for (const event of events) visit(sessionLogic.next(snapshot, event).snapshot);
  };
  visit(sessionLogic.start({ hasToken: false, wanted: null }).snapshot);
  expect(reached).toEqual(new Set(sessionLogic.states));
});

test("the error of a refused sign-in stays until the member types", () => {
  const session = start();
  session.send(signIn);
  session.send({ type: "signIn.answer", reply: refusal });
  expect(session.read(selectSignInError)).toMatchObject({ code: "WRONG_CREDENTIAL" });
  session.send({ type: "error.clear" });
  expect(session.read(selectSignInError)).toBeNull();
});

test("five calls that lose the identity end the session once, with one reason", () => {
  const session = start({ hasToken: true });
  for (let call = 0; call < 5; call++)
    session.send({ type: "call.failed", error: coded("EXPIRED_AUTH_TOKEN") });
  expect(session.state()).toBe("expired");
  expect(session.count("clearDevice")).toBe(1);
  expect(session.count("clearMember")).toBe(1);
  expect(session.read(selectLostIdentity)?.code).toBe("EXPIRED_AUTH_TOKEN");
});

test("the reason why a session ended stays until the next sign-in, even a refused one", () => {
  const session = start({ hasToken: true });
  session.send({ type: "call.failed", error: coded("UNAUTHORIZED") });
  session.send(signIn);
  session.send({ type: "signIn.answer", reply: refusal });
  expect(session.read(selectLostIdentity)).toBeNull();
  expect(session.read(selectSignInError)).toMatchObject({ code: "WRONG_CREDENTIAL" });
});

test("another failure does not change the session", () => {
  const session = start({ hasToken: true });
  session.send({ type: "call.failed", error: coded("MONEY_NOT_ENOUGH") });
  session.send({ type: "call.failed", error: { kind: "network" } });
  expect(session.state()).toBe("signedIn");
  expect(session.effects).toEqual(["clearVisitor"]);
});

for (const hasToken of [true, false]) {
  test(`gone ends everything permanently when ${hasToken ? "signed in" : "signed out"}`, () => {
    const session = start({ hasToken });
    session.send({ type: "call.failed", error: { kind: "gone" } });
    session.send({ type: "call.failed", error: coded("UNAUTHORIZED") });
    session.send(signIn);
    session.send({ type: "session.signOut" });
    session.send({ type: "wanted.remember", path: "/user/home", at: 0 });
    expect(session.state()).toBe("terminated");
    expect(session.effects).toEqual(hasToken ? ["clearVisitor", "clearMember"] : []);
  });
}

test("gone ends a sign-in that is under way", () => {
  const session = start();
  session.send(signIn);
  session.send({ type: "call.failed", error: { kind: "gone" } });
  session.send({ type: "signIn.answer", reply: ok });
  expect(session.state()).toBe("terminated");
  expect(session.effects).toEqual(["signIn", "endSignIn"]);
});

test("the entry form signs out a signed-in member, and does nothing for a visitor", () => {
  const member = start({ hasToken: true });
  member.send({ type: "entry.shown" });
  expect(member.state()).toBe("signedOut");
  expect(member.count("clearDevice")).toBe(1);
  const visitor = start();
  visitor.send({ type: "entry.shown" });
  expect(visitor.effects).toEqual([]);
});

test("signing out in another tab signs out here, signing in there signs in here", () => {
  const session = start({ hasToken: true });
  session.send({ type: "token.vanish" });
  expect(session.state()).toBe("signedOut");
  session.send({ type: "token.appear" });
  expect(session.state()).toBe("signedIn");
  expect(session.count("syncMember")).toBe(0);
  session.send({ type: "token.appear" });
  expect(session.count("syncMember")).toBe(1);
});

test("the data of a member is removed before the session ends on the device", () => {
  const session = start({ hasToken: true });
  session.send({ type: "session.signOut" });
  expect(session.effects).toEqual([
    "clearVisitor",
    "clearMember",
    "syncWanted",
    "sendSignOut",
    "clearDevice",
  ]);
});

const otherEnds: readonly SessionEvent[] = [
  { type: "entry.shown" },
  { type: "token.vanish" },
  { type: "call.failed", error: coded("UNAUTHORIZED") },
  { type: "call.failed", error: { kind: "gone" } },
];

test.each(otherEnds)("the service is not informed of an end that is no sign-out: %j", (event) => {
  const session = start({ hasToken: true });
  session.send(event);
  session.send({ type: "session.signOut" });
  expect(session.count("sendSignOut")).toBe(0);
});

test("a wanted page is kept for ten minutes", () => {
  const session = start();
  session.send({ type: "wanted.remember", path: "/user/statement?page=2", at: 1_000_000 });
  expect(session.wantedAt(1_000_000 + 10 * 60_000)).toBe("/user/statement?page=2");
  expect(session.wantedAt(1_000_000 + 10 * 60_000 + 1)).toBeNull();
});

for (const type of ["session.signOut", "token.vanish", "wanted.take"] as const)
  test(`${type} removes the wanted page, on the device too`, () => {
    const session = start({ hasToken: true });
    session.send({ type: "wanted.remember", path: "/user/bonus", at: 1000 });
    session.send({ type });
    expect(session.wantedAt(1000)).toBeNull();
    expect(session.count("syncWanted")).toBe(2);
  });

test("a page of another site is not kept", () => {
  const session = start();
  session.send({ type: "wanted.remember", path: "//evil.example", at: 1000 });
  expect(session.effects).toEqual([]);
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
