import type { Failure } from "@satang/core";
import { describe, expect, test, vi } from "vitest";
import { createClient, isMoney, OPERATION_IDS } from "../src/index.ts";
import {
  createFakeBackend,
  drop,
  type FakeBackendOptions,
  gone,
  refuse,
  reply,
  respondWith,
} from "../src/testing/index.ts";
import { invoke } from "./invoke.ts";

const setup = (options: FakeBackendOptions = {}) => {
  const backend = createFakeBackend(options);
  const store: { token: string | null } = { token: "token-1" };
  const onGone = vi.fn();
  const onUnauthorized = vi.fn<(error: Failure) => void>();
  const client = createClient({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    getToken: () => store.token,
    onGone,
    onUnauthorized,
    random: () => 0,
  });
  return { backend, client, store, onGone, onUnauthorized };
};
const key = { idempotencyKey: "0123456789abcdef" };

describe("where a call goes", () => {
  const hostile = [
    "../../evil",
    "//evil.example",
    "https://evil.example/",
    "a/b",
    "a?b#c",
    "%2e%2e",
    "ก",
  ];

  test.each(hostile)("%s stays one segment of the configured address", async (code) => {
    const { backend, client } = setup();
    await client.promotion.find({ code });
    const [call] = backend.calls;
    expect(new URL(call?.url ?? "").origin).toBe("https://wallet.example");
    expect(call?.id).toBe("promotionFind");
    expect(call?.path.code).toBe(code);
  });

  test.each(["", ".", ".."])(
    "the segment %j is refused, because it would address another call",
    async (code) => {
      const { backend, client } = setup();
      expect(await client.promotion.find({ code })).toMatchObject({
        ok: false,
        error: { kind: "notSent", reason: "input" },
      });
      expect(backend.calls).toHaveLength(0);
    },
  );

  test.each(["token\n1", "token-1\r\nx-forwarded-for: 127.0.0.1", "token-\u0e01", "token\0"])(
    "the token %j is in no header, so that nothing is sent and a money call has a known outcome",
    async (token) => {
      const { backend, client, store } = setup();
      store.token = token;
      const notSent = { ok: false, error: { kind: "notSent", reason: "token" } };
      expect(await client.wallet.get()).toEqual(notSent);
      expect(await client.wallet.withdrawAll({ amount: 100 }, key)).toEqual(notSent);
      expect(await client.wallet.uploadSlip({ file: new Blob(["x"]) }, key)).toEqual(notSent);
      expect(backend.calls).toHaveLength(0);
    },
  );

  test("a line break after the token, as of a file, is left out", async () => {
    const { backend, client, store } = setup();
    store.token = "token-1\n";
    expect(await client.wallet.get()).toMatchObject({ ok: true });
    expect(backend.calls[0]?.headers.get("authorization")).toBe("Bearer token-1");
  });

  test("redirects are not followed, so that the token is sent to no other host", async () => {
    const modes: RequestRedirect[] = [];
    const client = createClient({
      baseUrl: "https://wallet.example",
      getToken: () => "token-1",
      fetch: async (request) => {
        modes.push(request.redirect);
        return Response.json([]);
      },
    });
    await client.lookup.banks();
    await client.wallet.uploadSlip({ file: new Blob(["x"]) }, key);
    expect(modes).toEqual(["manual", "manual"]);
  });

  test.each(["", "not an address", "javascript:alert(1)", "ftp://files.example"])(
    "a base address %j is rejected at once",
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow("baseUrl");
    },
  );
});

test.each(OPERATION_IDS.filter(isMoney))(
  "%s is never sent without an idempotency key",
  async (id) => {
    const { backend, client } = setup();
    expect(await invoke(client, id, { idempotencyKey: "" })).toMatchObject({
      ok: false,
      error: { kind: "notSent", reason: "input" },
    });
    expect(backend.calls).toHaveLength(0);
  },
);

describe("gone", () => {
  test.each(OPERATION_IDS)("%s ends as gone and the app is notified once", async (id) => {
    const { backend, client, onGone, onUnauthorized } = setup();
    backend.use(gone());
    expect(await invoke(client, id)).toEqual({ ok: false, error: { kind: "gone" } });
    await invoke(client, id);
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(backend.calls).toHaveLength(2);
  });

  test("is reported again after the site was active in between", async () => {
    const { backend, client, onGone } = setup();
    backend.use(reply("lookupActive", { terminated: "gone" }, { times: 1 }));
    await client.lookup.active();
    expect(await client.lookup.active()).toMatchObject({ ok: true });
    backend.use(gone("walletGet"));
    await client.wallet.get();
    expect(onGone).toHaveBeenCalledTimes(2);
  });
});

describe("an ended session", () => {
  test("is reported with its error", async () => {
    const { backend, client, onUnauthorized } = setup();
    backend.use(refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401 }));
    await client.wallet.get();
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: "EXPIRED_AUTH_TOKEN" }),
    );
  });

  test("is not reported when another member has signed in since the call was sent", async () => {
    const { backend, client, store, onUnauthorized } = setup();
    backend.use(
      respondWith("walletGet", 401, { message: "cannot verify identity" }, { delayMs: 5 }),
    );
    const late = client.wallet.get();
    store.token = "token-2";
    await late;
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test("is not reported for a refused login", async () => {
    const { backend, client, store, onUnauthorized } = setup();
    store.token = null;
    backend.use(refuse("sessionLogin", "UNAUTHORIZED", { status: 401 }));
    await client.session.login({ username: "0812345678", password: "wrong" });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe("no method throws", () => {
  test.each(OPERATION_IDS)(
    "%s when fetch, the token store and the input are broken",
    async (id) => {
      const client = createClient({
        baseUrl: "https://wallet.example",
        getToken: () => {
          throw new Error("storage is denied");
        },
        fetch: () => {
          throw new Error("no network");
        },
        random: () => 0,
        timeouts: { request: 50 },
      });
      const stop = AbortSignal.abort();
      expect(await invoke(client, id, { signal: stop })).toEqual({
        ok: false,
        error: { kind: "network" },
      });
    },
  );

  test("when the token contains a character that a header cannot have", async () => {
    const { client, store } = setup();
    store.token = "bad\ntoken";
    expect(await client.wallet.transferAll({ to: "PGSLOT" }, key)).toEqual({
      ok: false,
      error: { kind: "notSent", reason: "token" },
    });
  });

  test("when the input cannot be written as JSON", async () => {
    const { client } = setup();
    const amount = 1n as unknown as number;
    expect(await client.wallet.add({ amount }, key)).toMatchObject({ ok: false });
  });
});

describe("an error never contains", () => {
  const words = (result: unknown) => JSON.stringify(result);

  test("an auto-login address, its username or password", async () => {
    const { backend, client } = setup();
    const input = { provider: "pgslot", username: "sat 1001", password: 'p/ss"w' };
    backend.use(
      respondWith("autoLoginWithPassword", 404, {
        message: `Cannot GET https://wallet.example/api/autoLogin/pgslot/sat%201001/p%2Fss%22w for sat 1001 with p/ss"w`,
      }),
    );
    const result = await client.autoLogin.withPassword(input);
    expect(result).toMatchObject({ error: { kind: "raw" } });
    for (const secret of ["sat 1001", "sat%201001", "p/ss", "p%2Fss"])
      expect(words(result)).not.toContain(secret);
  });

  test("the token or a password that the backend echoes", async () => {
    const { backend, client } = setup();
    const message = "token-1 and old-secret and new-secret";
    backend.use(respondWith("accountChangePassword", 400, { message }));
    const result = await client.account.changePassword({
      oldPassword: "old-secret",
      newPassword: "new-secret",
    });
    expect(words(result)).not.toMatch(/token-1|old-secret|new-secret/);
  });

  test("anything of a request that was lost", async () => {
    const { backend, client } = setup();
    backend.use(drop("autoLoginWithUsername"));
    const result = await client.autoLogin.withUsername({ provider: "pg", username: "sat1001" });
    expect(result).toEqual({ ok: false, error: { kind: "network" } });
  });

  test("and the console is never written to", async () => {
    const spies = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
      vi.spyOn(console, name),
    );
    const { backend, client } = setup();
    backend.use(drop("autoLoginWithPassword"));
    await invoke(client, "autoLoginWithPassword");
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
