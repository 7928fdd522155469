import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { invoke } from "../../test/invoke.ts";
import { OPERATION_IDS } from "../contract/facts.ts";
import { createClient } from "../create-client.ts";
import { createFakeBackend, createFakeFetch } from "./fake-backend.ts";
import { exampleNames, exampleOf } from "./fixtures.ts";
import { createMswHandlers } from "./msw-handlers.ts";
import { drop, garbage, refuse, reply } from "./overrides.ts";

const baseUrl = "https://wallet.example";

describe("a fake backend", () => {
  test("uses an override for a number of calls, the last one first", async () => {
    const backend = createFakeBackend({
      overrides: [reply("lookupWithdraw", { withdrawMin: 1, withdrawMax: 2 })],
    });
    backend.use(refuse("lookupWithdraw", "NO_DATA", { times: 1 }));
    const client = createClient({ baseUrl, fetch: backend.fetch });
    expect(await client.lookup.withdraw()).toMatchObject({ error: { code: "NO_DATA" } });
    expect(await client.lookup.withdraw()).toMatchObject({ data: { withdrawMax: 2 } });
    backend.reset();
    expect(backend.calls).toHaveLength(0);
    expect(await client.lookup.withdraw()).toMatchObject({ data: { withdrawMax: 2 } });
  });

  test("answers with the result of a function of the call", async () => {
    const fetch = createFakeFetch(
      reply("statementSlipReference", ({ path }) => ({
        url: `https://slips.example/${path.reference}`,
      })),
    );
    const client = createClient({ baseUrl, fetch });
    expect(await client.statement.slipReference({ reference: "SL 9" })).toEqual({
      ok: true,
      data: { url: "https://slips.example/SL 9" },
    });
  });

  test("sends server time when it has one", async () => {
    const now = Date.parse("2030-01-01T00:00:00Z");
    const backend = createFakeBackend({ now: () => now });
    const client = createClient({ baseUrl, fetch: backend.fetch });
    await client.lookup.info();
    expect(Math.abs(client.clock.now() - now)).toBeLessThan(2_000);
  });

  test("returns fixtures by name, a new copy each time", () => {
    expect(exampleNames("qrcodeCurrent")).toEqual(["waiting", "none"]);
    expect(exampleOf("qrcodeCurrent", "none")).toEqual({ hasQrcode: false });
    const wallet = exampleOf("walletGet");
    wallet.wallet.amount = 0;
    expect(exampleOf("walletGet").wallet.amount).not.toBe(0);
  });
});

describe("MSW handlers", () => {
  const backend = createFakeBackend();
  const server = setupServer(...createMswHandlers(http, backend));
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => backend.reset());
  afterAll(() => server.close());
  const client = createClient({ baseUrl, random: () => 0 });

  test.each(OPERATION_IDS)("%s is answered over a real fetch", async (id) => {
    expect(await invoke(client, id)).toMatchObject({ ok: true });
    expect(backend.calls.map((call) => call.id)).toEqual([id]);
  });

  test("a lost connection and the page of a gateway reach the caller unchanged", async () => {
    backend.use(drop("walletAdd"), garbage("walletWithdraw"));
    expect(await invoke(client, "walletAdd")).toMatchObject({ error: { kind: "network" } });
    expect(await invoke(client, "walletWithdraw")).toMatchObject({
      error: { kind: "raw", status: 502 },
    });
  });
});
