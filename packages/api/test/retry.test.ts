import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClient, factsOf, isRead, OPERATION_IDS } from "../src/index.ts";
import { createFakeBackend, drop, garbage, hang, refuse } from "../src/testing/index.ts";
import { invoke } from "./invoke.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const setup = () => {
  const backend = createFakeBackend();
  const client = createClient({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 1,
  });
  return { backend, client };
};

describe("only reads are retried automatically", () => {
  test.each(OPERATION_IDS)("%s after a lost connection and a 5xx", async (id) => {
    const { backend, client } = setup();
    const overrides = [drop(id), refuse(id, "INTERNAL_SERVER_ERROR", { status: 500 })];
    for (const override of overrides) {
      backend.reset();
      backend.use(override);
      const result = invoke(client, id);
      await vi.advanceTimersByTimeAsync(1_000_000);
      expect(await result).toMatchObject({ ok: false });
      expect(backend.calls).toHaveLength(isRead(id) ? 3 : 1);
    }
  });

  test.each(OPERATION_IDS.filter(isRead))("%s never after a refusal", async (id) => {
    const { backend, client } = setup();
    backend.use(refuse(id, "NO_DATA", { status: 400 }));
    expect(await invoke(client, id)).toMatchObject({ error: { kind: "coded" } });
    expect(backend.calls).toHaveLength(1);
  });
});

test("a read that succeeds on a retry resolves to its reply", async () => {
  const { backend, client } = setup();
  backend.use(garbage("walletGet", { times: 1 }), drop("walletGet", { times: 1 }));
  const result = client.wallet.get();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await result).toMatchObject({ ok: true });
  expect(backend.calls).toHaveLength(3);
});

test("the wait doubles", async () => {
  const { backend, client } = setup();
  backend.use(drop("walletGet"));
  const result = client.wallet.get();
  await vi.advanceTimersByTimeAsync(399);
  expect(backend.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(backend.calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(799);
  expect(backend.calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(backend.calls).toHaveLength(3);
  expect(await result).toEqual({ ok: false, error: { kind: "network" } });
});

test("a caller who cancels during the wait is answered at once and nothing more is sent", async () => {
  const { backend, client } = setup();
  backend.use(drop("walletGet"));
  const stop = new AbortController();
  const result = client.wallet.get({ signal: stop.signal });
  await vi.advanceTimersByTimeAsync(100);
  stop.abort();
  expect(await result).toEqual({ ok: false, error: { kind: "network" } });
  expect(backend.calls).toHaveLength(1);
});

describe("time limits", () => {
  test.each(OPERATION_IDS)("%s ends after 60 s, an upload after 300 s", async (id) => {
    const { backend, client } = setup();
    backend.use(hang(id));
    const limit = factsOf(id).timeoutMs ? 300_000 : 60_000;
    const told = vi.fn();
    invoke(client, id).then(told);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith({ ok: false, error: { kind: "timeout" } });
    expect(backend.calls).toHaveLength(1);
  });

  test("cover a body that never ends", async () => {
    const endless = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) });
    const client = createClient({
      baseUrl: "https://wallet.example",
      fetch: async () => new Response(endless),
      timeouts: { request: 1_000 },
    });
    const result = client.wallet.transferAll(
      { to: "PGSLOT" },
      { idempotencyKey: "0123456789abcdef" },
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toEqual({ ok: false, error: { kind: "timeout" } });
  });

  test("leave no timer running", async () => {
    const { client } = setup();
    await client.wallet.get();
    expect(vi.getTimerCount()).toBe(0);
  });
});
