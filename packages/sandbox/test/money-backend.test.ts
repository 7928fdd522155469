import { createClient } from "@satang/api";
import { checkMoneyBackend } from "@satang/api/testing";
import { satang } from "@satang/core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, DEMO_PASSWORD, DEMO_PHONE, type Sandbox } from "../src/index.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

describe("the check of what a backend promises about money", () => {
  let sandbox: Sandbox;
  let token: string | null = null;
  beforeAll(async () => {
    sandbox = await createSandbox();
  }, START_TIMEOUT);
  afterAll(() => sandbox.close());
  const clientOf = (fetch: (request: Request) => Promise<Response>) =>
    createClient({ baseUrl: "http://sandbox.test", getToken: () => token, fetch });
  const client = clientOf((request) => sandbox.fetch(request));
  const transfer = { from: "wallet", to: "PG", amount: satang(1_000) };
  const check = async (patienceMs = 1_000, tried = client) => {
    const result = await checkMoneyBackend({ client: tried, transfer, patienceMs });
    return result.ok ? result.report : result.error;
  };
  beforeEach(async () => {
    await sandbox.scenario.reset();
    const signedIn = await client.session.login({ username: DEMO_PHONE, password: DEMO_PASSWORD });
    token = signedIn.ok ? signedIn.data.token : null;
  });

  it("finds every promise of the sandbox as it is", async () => {
    expect(await check()).toEqual({
      honoursKeys: true,
      writesKeys: true,
      isNewestFirst: true,
      tellsTime: true,
      visibleAfterMs: expect.any(Number),
    });
  });

  it("finds that a key runs twice", async () => {
    await sandbox.scenario.setSettings({ idempotency: false });
    expect(await check()).toMatchObject({ honoursKeys: false });
  });

  it("finds that a key runs twice while its first call is still being carried out", async () => {
    const working = new Set<string>();
    const forgetful = clientOf(async (request) => {
      const key = request.headers.get("idempotency-key") ?? crypto.randomUUID();
      if (working.has(key)) request.headers.set("idempotency-key", crypto.randomUUID());
      working.add(key);
      try {
        return await sandbox.fetch(request);
      } finally {
        working.delete(key);
      }
    });
    expect(await check(1_000, forgetful)).toMatchObject({ honoursKeys: false });
  });

  it.each(["own", "none"] as const)("finds rows with references of kind %s", async (references) => {
    await sandbox.scenario.setSettings({ references });
    expect(await check()).toMatchObject({ honoursKeys: true, writesKeys: false });
  });

  it("finds a replica that lags further than the patience", async () => {
    await sandbox.scenario.setSettings({ replicaLagMs: 60_000 });
    expect(await check(600)).toMatchObject({ visibleAfterMs: null });
  });

  it("reports the call that failed", async () => {
    sandbox.scenario.faults.add({ operationId: "walletTransfer", kind: "dropBefore" });
    expect(await check()).toEqual({ kind: "network" });
  });
});
