import { createFakeBackend, refuse } from "@satang/api/testing";
import type { Failure } from "@satang/core";
import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { createSatangQueryClient } from "../queries/query-client.ts";
import { unwrap } from "../queries/unwrap.ts";
import { walletKey } from "../wallet/wallet.query.ts";
import { createHostSatang, type HostSatangOptions } from "./create-host-satang.ts";
import { createHostTokens, type GetToken } from "./host-tokens.ts";

const rejected = refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401 });

test("a token is read at once for each call, and nobody is signed in before the host was asked", async () => {
  let token: string | null = "token-1";
  const tokens = createHostTokens(() => token);
  expect(tokens.read()).toBeNull();
  expect(tokens.isKnown?.()).toBe(false);
  await tokens.renew();
  expect(tokens.isKnown?.()).toBe(true);
  expect(tokens.read()).toBe("token-1");
  token = "token-2";
  expect(tokens.read()).toBe("token-2");
});

test("signing in and out at the host is noticed, and a renewed token is not", async () => {
  let token: string | null = null;
  const tokens = createHostTokens(async () => token);
  const noticed = vi.fn();
  const stop = tokens.subscribe(noticed);
  for (const next of [null, "token-1", "token-2", null]) {
    token = next;
    await tokens.renew();
  }
  stop();
  await expect.poll(() => noticed.mock.calls).toEqual([[null], ["token-1"], [null]]);
});

test("the host is asked again when the page is shown", async () => {
  let token: string | null = null;
  const tokens = createHostTokens(async () => token);
  const stop = tokens.subscribe(() => undefined);
  await tokens.renew();
  token = "token-1";
  window.dispatchEvent(new Event("focus"));
  await expect.poll(tokens.read).toBe("token-1");
  stop();
});

test("an error of the host is reported, and the token before stays", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  let fails = false;
  const tokens = createHostTokens(async () => {
    if (fails) throw new Error("no network");
    return "token-1";
  });
  await tokens.renew();
  fails = true;
  expect(await tokens.renew()).toBe(false);
  expect(tokens.read()).toBe("token-1");
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

/** Failures that the host is called back with when two calls at once are rejected. */
async function rejectTwo(getToken: HostSatangOptions["getToken"]) {
  const backend = createFakeBackend({ overrides: [rejected] });
  const ended: Failure[] = [];
  const reported: Failure[] = [];
  const { client, failures, renew } = createHostSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    getToken,
    onUnauthorized: (error) => void ended.push(error),
  });
  failures?.subscribe((error) => void reported.push(error));
  await renew?.();
  await Promise.all([client.wallet.get(), client.wallet.get()]);
  await Promise.resolve();
  return { ended, reported };
}

test("a session that the service ended is reported once, also with two calls under way", async () => {
  const { ended, reported } = await rejectTwo(async () => "token-1");
  expect(ended).toHaveLength(1);
  expect(reported).toHaveLength(1);
});

test("a session goes on when the host has another token by then", async () => {
  const tokens = ["token-1", "token-2", "token-3", "token-4"];
  const { ended, reported } = await rejectTwo(async () => tokens.shift() ?? null);
  expect(ended).toEqual([]);
  expect(reported).toEqual([]);
});

test("a session ends when the service rejects one new token after the other", async () => {
  const backend = createFakeBackend({ overrides: [rejected] });
  const onUnauthorized = vi.fn();
  let asked = 0;
  const { client, renew } = createHostSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    getToken: async () => {
      asked += 1;
      return `token-${asked}`;
    },
    onUnauthorized,
  });
  await renew?.();
  for (let call = 0; call < 20; call += 1) {
    await client.wallet.get();
    await Promise.resolve();
  }
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(asked).toBeLessThan(10);
});

test.each([
  ["at once", (read: () => string) => read],
  ["later", (read: () => string) => async () => read()],
] as const)(
  "a first reading that was rejected is repeated with the token that the host has by then: token %s",
  async (_, getTokenOf) => {
    const once = refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401, times: 1 });
    const backend = createFakeBackend({ overrides: [once] });
    const queryClient = createSatangQueryClient();
    let token = "token-1";
    const { client, renew } = createHostSatang({
      baseUrl: "https://wallet.example",
      fetch: backend.fetch,
      random: () => 0,
      getToken: getTokenOf(() => token),
      queryClient,
    });
    await renew?.();
    const queryFn = async () => {
      const reading = client.wallet.get();
      token = "token-2";
      return unwrap(await reading);
    };
    const observer = new QueryObserver(queryClient, { queryKey: walletKey, queryFn, retry: false });
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().status).toBe("success");
    expect(backend.calls.map(({ headers }) => headers.get("authorization"))).toEqual([
      "Bearer token-1",
      "Bearer token-2",
    ]);
    stop();
  },
);

test("an answer of the host that was asked for earlier does not replace a later one", async () => {
  const answers: ((token: string | null) => void)[] = [];
  const tokens = createHostTokens(
    () => new Promise<string | null>((resolve) => void answers.push(resolve)),
  );
  const asked = [tokens.renew(), tokens.renew()];
  answers[1]?.("token of the member who logged in");
  await asked[1];
  answers[0]?.("token of the member before");
  await asked[0];
  expect(tokens.read()).toBe("token of the member who logged in");
});

test("an earlier answer does not sign a member out or in again", async () => {
  const answers: ((token: string | null) => void)[] = [];
  const tokens = createHostTokens(
    () => new Promise<string | null>((resolve) => void answers.push(resolve)),
  );
  const asked = [tokens.renew(), tokens.renew()];
  answers[1]?.(null);
  await asked[1];
  answers[0]?.("token of the member who logged out");
  await asked[0];
  expect(tokens.read()).toBeNull();
});

test("a session goes on when a rejected token was replaced by a later question", async () => {
  const answers: ((token: string | null) => void)[] = [];
  const tokens = createHostTokens(
    () => new Promise<string | null>((resolve) => void answers.push(resolve)),
  );
  const asked = [tokens.renew(), tokens.renew()];
  answers[1]?.("token-2");
  await asked[1];
  answers[0]?.("token-1");
  expect(await asked[0]).toBe(true);
});

/** A promise of another library, or of another window. */
const laterOf = (token: string | null): PromiseLike<string | null> => ({
  // biome-ignore lint/suspicious/noThenProperty: this is what such a promise is
  then: (onDone, onFailed) => Promise.resolve(token).then(onDone, onFailed),
});

test("a promise that is none of this page's own is waited for, and never sent as a token", async () => {
  const tokens = createHostTokens(() => laterOf("token-1"));
  await tokens.renew();
  expect(tokens.read()).toBe("token-1");
  expect(tokens.read()).toBe("token-1");
});

test("a host that answers at once until it has to renew is asked once, and its later answer counts", async () => {
  let answer: string | Promise<string | null> = "token-1";
  const getToken = vi.fn(() => answer);
  const tokens = createHostTokens(getToken);
  const noticed = vi.fn();
  const stop = tokens.subscribe(noticed);
  await tokens.renew();
  answer = Promise.resolve(null);
  getToken.mockClear();
  for (const _ of ["one call", "another call"]) expect(tokens.read()).toBe("token-1");
  await expect.poll(tokens.read).toBeNull();
  expect(getToken).toHaveBeenCalledOnce();
  await expect.poll(() => noticed.mock.calls).toEqual([["token-1"], [null]]);
  stop();
});

test("a renewal that fails later is reported once, and the token before stays", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  let answer: () => string | Promise<string | null> = () => "token-1";
  const tokens = createHostTokens(() => answer());
  await tokens.renew();
  answer = () => Promise.reject(new Error("no network"));
  expect(tokens.read()).toBe("token-1");
  await expect.poll(() => report.mock.calls.length).toBe(1);
  expect(tokens.read()).toBe("token-1");
  report.mockRestore();
});

test("a host that throws while it is asked at once is reported, and the token before stays", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  let user: { readonly token: string } | null = { token: "token-1" };
  const tokens = createHostTokens(() => (user as { readonly token: string }).token);
  await tokens.renew();
  expect(tokens.read()).toBe("token-1");
  user = null;
  expect(tokens.read()).toBe("token-1");
  expect(await tokens.renew()).toBe(false);
  expect(tokens.read()).toBe("token-1");
  await expect.poll(() => report.mock.calls.length).toBe(3);
  user = { token: "token-2" };
  expect(tokens.read()).toBe("token-2");
  report.mockRestore();
});

test.each([[{ token: "token-1" }], [1], [true], [undefined], [""]])(
  "an answer of a host that is no text is no token: %j",
  async (answer) => {
    const tokens = createHostTokens(() => answer as unknown as string);
    await tokens.renew();
    expect(tokens.read()).toBeNull();
    expect(tokens.isKnown?.()).toBe(true);
  },
);

const fails = () => {
  throw new Error("no network");
};

test.each<[string, GetToken, GetToken]>([
  ["rejects", async () => fails(), async () => "token-1"],
  ["throws", fails, () => "token-1"],
  ["throws, of a promise,", fails, async () => "token-1"],
])(
  "a host that %s at first is asked again on focus and when the line is back, and nobody is signed out",
  async (_, fail, answer) => {
    const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
    const getToken = vi
      .fn<GetToken>(answer)
      .mockImplementationOnce(fail)
      .mockImplementationOnce(fail);
    const tokens = createHostTokens(getToken);
    const noticed = vi.fn();
    const stop = tokens.subscribe(noticed);
    const changed = vi.fn();
    const stopReach = tokens.onReach(changed);
    expect(await tokens.renew()).toBe(false);
    expect([tokens.isKnown?.(), tokens.isUnreachable()]).toEqual([false, true]);
    window.dispatchEvent(new Event("focus"));
    await expect.poll(() => report.mock.calls.length).toBe(2);
    expect(tokens.isUnreachable()).toBe(true);
    expect(noticed).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("online"));
    await expect.poll(tokens.read).toBe("token-1");
    expect([tokens.isKnown?.(), tokens.isUnreachable()]).toEqual([true, false]);
    await expect.poll(() => noticed.mock.calls).toEqual([["token-1"]]);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    stopReach();
    report.mockRestore();
  },
);

test("a host that never answers counts as unreachable after 15 s, and its late answer counts", async () => {
  vi.useFakeTimers();
  let answer: (token: string) => void = () => undefined;
  const tokens = createHostTokens(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  );
  const asked = tokens.renew();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(tokens.isUnreachable()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe(false);
  expect(tokens.isUnreachable()).toBe(true);
  answer("token-1");
  await vi.advanceTimersByTimeAsync(0);
  expect([tokens.read(), tokens.isUnreachable()]).toEqual(["token-1", false]);
  vi.useRealTimers();
});

/** A signed-in member, and a service that rejects the token of now. */
async function rejectToken(getToken: GetToken) {
  const backend = createFakeBackend();
  const onUnauthorized = vi.fn();
  const { client, failures, reach, renew, tokens } = createHostSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    getToken,
    onUnauthorized,
  });
  const reported = vi.fn();
  failures?.subscribe(reported);
  onTestFinished(tokens?.subscribe(() => undefined) ?? (() => undefined));
  await renew?.();
  backend.use(refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401, times: 2 }));
  const read = () => Promise.all([client.wallet.get(), client.wallet.get()]);
  await read();
  const isUnreachable = () => reach?.isUnreachable();
  return { onUnauthorized, reported, isUnreachable, read, client, backend };
}

const focus = () => window.dispatchEvent(new Event("focus"));
const rejects = () => Promise.reject<string | null>(new Error("no network"));

test.each<[string, () => ReturnType<GetToken>]>([
  ["rejects", rejects],
  ["throws", fails],
])(
  "a host that %s when the service rejected its token cannot be reached, and nobody is signed out",
  async (_, fail) => {
    const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
    const getToken = vi.fn<GetToken>(fail).mockImplementationOnce(async () => "token-1");
    const { onUnauthorized, reported, isUnreachable, read, backend, client } =
      await rejectToken(getToken);
    await expect.poll(isUnreachable).toBe(true);
    for (let call = 0; call < 10; call += 1) {
      backend.use(refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401, times: 2 }));
      await read();
    }
    for (const ask of ["focus", "online"]) {
      const before = getToken.mock.calls.length;
      window.dispatchEvent(new Event(ask));
      await expect.poll(() => getToken.mock.calls.length).toBeGreaterThan(before);
    }
    expect(isUnreachable()).toBe(true);
    getToken.mockImplementation(async () => "token-2");
    focus();
    await expect.poll(isUnreachable).toBe(false);
    await client.wallet.get();
    expect(backend.calls.at(-1)?.headers.get("authorization")).toBe("Bearer token-2");
    expect([onUnauthorized, reported].map(({ mock }) => mock.calls)).toEqual([[], []]);
    report.mockRestore();
  },
);

test.each([
  ["nobody", null],
  ["the rejected token", "token-1"],
])("a host that could not be reached and then has %s ends the session, once", async (_, last) => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  const answers: GetToken[] = [async () => "token-1", rejects];
  const opened = await rejectToken(() => (answers.shift() ?? (async () => last))());
  await expect.poll(opened.isUnreachable).toBe(true);
  expect(opened.onUnauthorized).not.toHaveBeenCalled();
  focus();
  await expect.poll(() => opened.onUnauthorized.mock.calls.length).toBe(1);
  expect(opened.reported).toHaveBeenCalledOnce();
  expect(opened.isUnreachable()).toBe(false);
  report.mockRestore();
});

test("the failed answer to an earlier question ends no session while a later one is asked", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  const asked: { resolve: (token: string) => void; reject: (error: Error) => void }[] = [];
  const { onUnauthorized, isUnreachable, client, backend } = await rejectToken(
    () =>
      new Promise<string>((resolve, reject) => {
        asked.push({ resolve, reject });
        if (asked.length === 1) resolve("token-1");
      }),
  );
  focus();
  await expect.poll(() => asked.length).toBe(3);
  asked[1]?.reject(new Error("no network"));
  await expect.poll(() => report.mock.calls.length).toBe(1);
  asked[2]?.resolve("token-2");
  const sentToken = async () => {
    await client.wallet.get();
    return backend.calls.at(-1)?.headers.get("authorization");
  };
  await expect.poll(sentToken).toBe("Bearer token-2");
  expect(isUnreachable()).toBe(false);
  expect(onUnauthorized).not.toHaveBeenCalled();
  report.mockRestore();
});

test("a host that never answers about a rejected token counts as unreachable after 15 s", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let answer: (token: string) => void = () => undefined;
  let isFirst = true;
  const { onUnauthorized, isUnreachable } = await rejectToken(() => {
    if (!isFirst) {
      return new Promise<string>((resolve) => {
        answer = resolve;
      });
    }
    isFirst = false;
    return Promise.resolve("token-1");
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isUnreachable()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isUnreachable()).toBe(true);
  answer("token-2");
  await vi.advanceTimersByTimeAsync(0);
  expect(isUnreachable()).toBe(false);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test("a renewal on focus that fails says nothing while the service accepts the token", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  let answer: GetToken = async () => "token-1";
  const tokens = createHostTokens(() => answer());
  onTestFinished(tokens.subscribe(() => undefined));
  await tokens.renew();
  answer = rejects;
  focus();
  await expect.poll(() => report.mock.calls.length).toBe(1);
  expect([tokens.read(), tokens.isUnreachable()]).toEqual(["token-1", false]);
  report.mockRestore();
});

test.each([[null], [""], [undefined], [7], [{ token: "token-1" }]])(
  "a host that answers with nothing that is a token is called once to say that a member is needed: %j",
  async (answer) => {
    const { ended } = await rejectTwo(async () => answer as unknown as string);
    expect(ended).toHaveLength(1);
  },
);
