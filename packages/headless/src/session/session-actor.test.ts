import { createClient } from "@satang/api";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createMemoryStore,
  createScope,
  type SignOutCall,
  type TokenStore,
} from "../provider/index.ts";
import { createSessionActor } from "./session-actor.ts";

const signIn = {
  type: "session.signIn",
  username: "081-234-5678",
  password: "p",
  remember: true,
} as const;
const accepted = { ok: true, data: { token: "t-1" } };

type Login = ReturnType<typeof createClient>["session"]["login"];

/** A session with the sign-in of a test, and a store that counts. */
function start(
  login: () => Promise<unknown>,
  { token = null, signOut }: { token?: string | null; signOut?: SignOutCall } = {},
) {
  let stored = token;
  const tokens: TokenStore = {
    read: () => stored,
    write: vi.fn((next: string) => {
      stored = next;
    }),
    clear: vi.fn(() => {
      stored = null;
    }),
    subscribe: () => () => undefined,
  };
  const client = createClient({ baseUrl: "https://wallet.example" });
  const storage = createMemoryStore();
  const scope = createScope({
    client: { ...client, session: { ...client.session, login: login as Login } },
    tokens,
    storage,
    tabStorage: createMemoryStore(),
    signOut,
  });
  const actor = createSessionActor(scope);
  actor.start();
  return { actor, tokens, scope, storage };
}

const report = vi.fn();
beforeEach(() => {
  report.mockReset();
  vi.stubGlobal("reportError", report);
});
afterEach(() => void vi.unstubAllGlobals());

/** An answer that a test gives when it wants to. */
function later() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test("an accepted sign-in stores the token, and then the member is signed in", async () => {
  const { actor, tokens } = start(async () => accepted);
  const states: [string, string | null][] = [];
  actor.subscribe({ next: ({ value }) => states.push([value, tokens.read()]) });
  actor.send(signIn);
  await expect.poll(() => actor.getSnapshot().value).toBe("signedIn");
  expect(states).toEqual([
    ["signingIn", null],
    ["signedIn", "t-1"],
  ]);
});

test("a sign-in of a page that is gone stores no token", async () => {
  const { promise, resolve } = later();
  const { actor, tokens } = start(() => promise);
  actor.send(signIn);
  actor.stop();
  resolve(accepted);
  await promise;
  expect(tokens.write).not.toHaveBeenCalled();
});

test("a sign-in to a site that ends meanwhile stores no token", async () => {
  const { promise, resolve } = later();
  const { actor, tokens, scope } = start(() => promise);
  actor.send(signIn);
  scope.failures.report({ kind: "gone" });
  resolve(accepted);
  await promise;
  expect(actor.getSnapshot().value).toBe("terminated");
  expect(tokens.write).not.toHaveBeenCalled();
});

test("a client that breaks is reported, and the member can try again", async () => {
  const broken = new Error("no fetch");
  let isBroken = true;
  const { actor } = start(async () => {
    if (isBroken) throw broken;
    return accepted;
  });
  actor.send(signIn);
  await expect.poll(() => actor.getSnapshot().value).toBe("signedOut");
  expect(actor.getSnapshot().context.error).toEqual({ kind: "network" });
  expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  isBroken = false;
  actor.send(signIn);
  await expect.poll(() => actor.getSnapshot().value).toBe("signedIn");
});

test("the token is removed at sign-out, also when something of the host breaks before", () => {
  const { actor, tokens, storage } = start(async () => accepted, { token: "t-0" });
  const broken = new Error("no storage");
  vi.spyOn(storage, "remove").mockImplementation(() => {
    throw broken;
  });
  actor.send({ type: "session.signOut" });
  expect(actor.getSnapshot().value).toBe("signedOut");
  expect(tokens.read()).toBeNull();
  expect(report).toHaveBeenCalledWith(broken);
});

describe("the call of a sign-out", () => {
  const failed = { ok: false, error: { kind: "raw", status: 500, message: "" } };
  const slow = new Promise(() => undefined);
  const inTime: readonly (readonly [string, SignOutCall])[] = [
    ["is answered", async () => ({ ok: true })],
    ["is answered with a server error", async () => failed],
    ["has no line", async () => Promise.reject(new TypeError("Failed to fetch"))],
    ["is never answered", () => slow],
  ];

  test.each(inTime)("delays nothing when it %s", (_, signOut) => {
    const call = vi.fn(signOut);
    const { actor, tokens } = start(async () => accepted, { token: "t-0", signOut: call });
    actor.send({ type: "session.signOut" });
    expect([actor.getSnapshot().value, tokens.read()]).toEqual(["signedOut", null]);
    actor.send({ type: "session.signOut" });
    expect(call).toHaveBeenCalledTimes(1);
    expect(call.mock.calls[0]?.[1].token).toBe("t-0");
  });

  test("does not keep the token when it throws", () => {
    const broken = new Error("of the host");
    const signOut = () => {
      throw broken;
    };
    const { actor, tokens } = start(async () => accepted, { token: "t-0", signOut });
    actor.send({ type: "session.signOut" });
    expect([actor.getSnapshot().value, tokens.read()]).toEqual(["signedOut", null]);
    expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  });

  test("has the token of the member who left, also when another one logs in at once", async () => {
    const { promise, resolve } = later();
    const signOut = vi.fn<SignOutCall>(() => promise);
    const { actor, tokens } = start(async () => accepted, { token: "t-0", signOut });
    actor.send({ type: "session.signOut" });
    actor.send(signIn);
    await expect.poll(() => actor.getSnapshot().value).toBe("signedIn");
    resolve({
      ok: false,
      error: { kind: "coded", code: "UNAUTHORIZED", message: "", status: 401 },
    });
    await promise;
    expect([actor.getSnapshot().value, tokens.read()]).toEqual(["signedIn", "t-1"]);
    expect(signOut.mock.calls.map(([, { token }]) => token)).toEqual(["t-0"]);
  });

  test("ends after 10 s without an answer", () => {
    vi.useFakeTimers();
    const signOut = vi.fn<SignOutCall>(() => slow);
    const { actor } = start(async () => accepted, { token: "t-0", signOut });
    actor.send({ type: "session.signOut" });
    const signal = signOut.mock.calls[0]?.[1].signal;
    vi.advanceTimersByTime(9_999);
    expect(signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal?.aborted).toBe(true);
    vi.useRealTimers();
  });

  test("is not sent when the service has ended the session", () => {
    const signOut = vi.fn<SignOutCall>(async () => undefined);
    const { actor, scope } = start(async () => accepted, { token: "t-0", signOut });
    scope.failures.report({ kind: "coded", code: "UNAUTHORIZED", message: "", status: 401 });
    actor.send({ type: "session.signOut" });
    expect(actor.getSnapshot().value).toBe("expired");
    expect(signOut).not.toHaveBeenCalled();
  });
});
