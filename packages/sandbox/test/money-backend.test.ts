import { createClient } from "@satang/api";
import { checkMoneyBackend } from "@satang/api/testing";
import { satang } from "@satang/core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, DEMO_PASSWORD, DEMO_PHONE, type Sandbox } from "../src/index.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

const SECOND = 1_000;
type Send = (request: Request) => Promise<Response>;
/** A transfer that a backend has received. */
type Received = { readonly request: Request; readonly key: string; readonly body: string };

const anyKey = () => crypto.randomUUID();
const withKey = (request: Request, key: string) => {
  const headers = new Headers(request.headers);
  headers.set("idempotency-key", key);
  return new Request(request, { headers });
};

describe("the check of what a backend promises about money", () => {
  let sandbox: Sandbox;
  let token: string | null = null;
  /** Time of the check, ms; it passes only while the check waits. */
  let now = 0;
  let planned: { readonly at: number; readonly run: () => Promise<unknown> }[] = [];
  const times = {
    now: () => now,
    wait: async (ms: number) => {
      now += ms;
      const due = planned.filter(({ at }) => at <= now);
      planned = planned.filter(({ at }) => at > now);
      for (const { run } of due) await run();
    },
  };
  beforeAll(async () => {
    sandbox = await createSandbox();
  }, START_TIMEOUT);
  afterAll(() => sandbox.close());
  const clientOf = (fetch: Send) =>
    createClient({ baseUrl: "http://sandbox.test", getToken: () => token, fetch });
  const toSandbox: Send = (request) => sandbox.fetch(request);
  const client = clientOf(toSandbox);
  /** A backend that receives each transfer in its own way, in front of the sandbox. */
  const backendThat = (transfer: (received: Received) => Promise<Response>) =>
    clientOf(async (request) => {
      if (!request.url.endsWith("/api/wallet/transfer")) return toSandbox(request);
      const key = request.headers.get("idempotency-key") ?? anyKey();
      return transfer({ request, key, body: await request.clone().text() });
    });
  const transfer = { from: "wallet", to: "PG", amount: satang(1_000) };
  const check = async (tried = client, settleMs?: number) => {
    const waits = settleMs === undefined ? {} : { settleMs };
    const result = await checkMoneyBackend({ client: tried, transfer, times, ...waits });
    return result.ok ? result.report : result.error;
  };
  beforeEach(async () => {
    now = 0;
    planned = [];
    await sandbox.scenario.reset();
    const signedIn = await client.session.login({ username: DEMO_PHONE, password: DEMO_PASSWORD });
    token = signedIn.ok ? signedIn.data.token : null;
  });

  it("finds every promise of the sandbox as it is", async () => {
    expect(await check()).toEqual({
      honoursKeys: true,
      executesOtherKeys: true,
      writesKeys: true,
      isNewestFirst: true,
      tellsTime: true,
      visibleAfterMs: 0,
    });
  });

  it("finds that a key runs twice", async () => {
    await sandbox.scenario.setSettings({ idempotency: false });
    expect(await check()).toMatchObject({ honoursKeys: false, executesOtherKeys: true });
  });

  it("finds that a key runs twice while its first call is still being carried out", async () => {
    const working = new Set<string>();
    const forgetful = backendThat(async ({ request, key }) => {
      const isWorking = working.has(key);
      working.add(key);
      const reply = await toSandbox(isWorking ? withKey(request, anyKey()) : request);
      working.delete(key);
      return reply;
    });
    expect(await check(forgetful)).toMatchObject({ honoursKeys: false });
  });

  it("finds a backend that drops equal bodies for some seconds and does not know keys", async () => {
    const seen = new Map<string, { readonly at: number; readonly reply: Promise<Response> }>();
    const comparing = backendThat(async ({ request, body }) => {
      const last = seen.get(body);
      if (last && now - last.at < 5 * SECOND) return (await last.reply).clone();
      const reply = toSandbox(withKey(request, anyKey()));
      seen.set(body, { at: now, reply });
      return (await reply).clone();
    });
    expect(await check(comparing)).toMatchObject({ honoursKeys: false, executesOtherKeys: false });
  });

  it("finds that an order with another key is not executed, also when keys are honoured", async () => {
    const bodies = new Map<string, number>();
    const careful = backendThat(async ({ request, body }) => {
      const isRepeated = now - (bodies.get(body) ?? Number.NEGATIVE_INFINITY) < 5 * SECOND;
      bodies.set(body, now);
      return isRepeated ? Response.json({ code: "SUCCESS", message: "" }) : toSandbox(request);
    });
    expect(await check(careful)).toMatchObject({ honoursKeys: false, executesOtherKeys: false });
  });

  it("finds a backend that forgets keys within a minute", async () => {
    const keys = new Map<string, { readonly at: number; readonly as: string }>();
    const forgetful = backendThat(({ request, key }) => {
      const known = keys.get(key);
      const as = known && now - known.at < 30 * SECOND ? known.as : anyKey();
      keys.set(key, { at: now, as });
      return toSandbox(withKey(request, as));
    });
    expect(await check(forgetful)).toMatchObject({ honoursKeys: false, executesOtherKeys: true });
  });

  it("finds a second execution that comes a minute late", async () => {
    const keys = new Set<string>();
    const late = backendThat(({ request, key }) => {
      if (!keys.has(key)) {
        keys.add(key);
        return toSandbox(request);
      }
      const again = withKey(request, anyKey());
      planned.push({ at: now + 60 * SECOND, run: () => toSandbox(again) });
      return toSandbox(request);
    });
    expect(await check(late)).toMatchObject({ honoursKeys: false, executesOtherKeys: true });
  });

  it.each(["own", "none"] as const)("finds rows with references of kind %s", async (references) => {
    await sandbox.scenario.setSettings({ references });
    expect(await check()).toMatchObject({
      honoursKeys: true,
      executesOtherKeys: true,
      writesKeys: false,
    });
  });

  it("proves nothing at a replica that lags longer than the check waits", async () => {
    await sandbox.scenario.setSettings({ replicaLagMs: 60_000 });
    expect(await check(client, 600)).toMatchObject({
      honoursKeys: false,
      executesOtherKeys: false,
      visibleAfterMs: null,
    });
  });

  it("reports the call that failed", async () => {
    sandbox.scenario.faults.add({ operationId: "walletTransfer", kind: "dropBefore" });
    expect(await check()).toEqual({ kind: "network" });
  });
});
