import { createClient } from "@satang/api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, DEMO_PASSWORD, DEMO_PHONE, type Sandbox } from "../src/index.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

describe("the typed client on the sandbox", () => {
  let sandbox: Sandbox;
  let token: string | null = null;
  beforeAll(async () => {
    sandbox = await createSandbox();
  }, START_TIMEOUT);
  afterAll(() => sandbox.close());
  const client = createClient({
    baseUrl: "http://sandbox.test",
    getToken: () => token,
    fetch: (request) => sandbox.fetch(request),
  });
  beforeEach(async () => {
    await sandbox.scenario.reset();
    const signedIn = await client.session.login({ username: DEMO_PHONE, password: DEMO_PASSWORD });
    token = signedIn.ok ? signedIn.data.token : null;
  });

  it("deposits, transfers and withdraws, and reads the results", async () => {
    const money = (name: string) => ({ idempotencyKey: `client-test-${name}-0001` });
    const qr = await client.qrcode.create({ provider: "E2P", amount: 50 }, money("qr"));
    expect(qr).toMatchObject({ ok: true, data: { hasQrcode: true, amount: 50 } });
    await sandbox.scenario.credit({ phone: DEMO_PHONE, provider: "E2P" });
    const order = { from: "wallet", to: "HUAYHD", amount: 30.5 };
    expect(await client.wallet.transfer(order, money("transfer"))).toMatchObject({ ok: true });
    expect(await client.wallet.withdrawAll({ amount: 2_500 }, money("out"))).toMatchObject({
      ok: true,
    });
    const wallet = await client.wallet.get();
    expect(wallet).toMatchObject({ ok: true, data: { wallet: { amount: 10_000 } } });
    const page = await client.statement.list({ page: 1, limit: 3 });
    const types = page.ok ? page.data.statements.map((line) => line.statementType) : [];
    expect(types).toEqual(["withdraw", "transfer", "deposit"]);
  });

  it("reports a cut connection as network, whether or not the money moved", async () => {
    sandbox.scenario.faults.add({ operationId: "walletTransfer", kind: "dropAfter" });
    const order = { from: "wallet", to: "PG", amount: 10 };
    const options = { idempotencyKey: "client-test-lost-00001" };
    expect(await client.wallet.transfer(order, options)).toEqual({
      ok: false,
      error: { kind: "network" },
    });
    const page = await client.statement.list({ page: 1, limit: 1 });
    expect(page).toMatchObject({
      ok: true,
      data: { statements: [{ reference: options.idempotencyKey }] },
    });
  });

  it("reports a refusal as its code and a site that is shut down as gone", async () => {
    const order = { from: "wallet", to: "PG", amount: 99_999 };
    const refused = await client.wallet.transfer(order, {
      idempotencyKey: "client-test-much-0001",
    });
    expect(refused).toMatchObject({
      ok: false,
      error: { kind: "coded", code: "MONEY_NOT_ENOUGH" },
    });
    await sandbox.scenario.setSettings({ terminated: true });
    expect(await client.wallet.get()).toEqual({ ok: false, error: { kind: "gone" } });
  });
});
