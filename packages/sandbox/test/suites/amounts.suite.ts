import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PHONE } from "../../src/index.ts";
import { type Harness, newKey, ORIGIN } from "../support/harness.ts";

const BALANCED = { total: 0, drifted: [], overdrawn: [] };
/** The largest amount that the wire carries exactly, baht. */
const LARGEST = 999_999_999_999.99;
/** More than enough credits of the largest amount for a balance above 2^53 satang. */
const CREDITS = 100;

/** Amounts that no number counts exactly. */
export function describeAmounts(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });
  /** A call with a body that `JSON.stringify` would not write. */
  const sendText = (line: string, body: string) => {
    const [method = "", path = ""] = line.split(" ");
    const headers = {
      "x-client": "wallet-user",
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": newKey(),
    };
    return api.sandbox.fetch(new Request(`${ORIGIN}${path}`, { method, headers, body }));
  };

  it.each([
    ["POST /api/wallet/transfer", '"from":"wallet","to":"PG",'],
    ["POST /api/wallet/withdraw", ""],
    ["POST /api/wallet/withdrawAll", ""],
    ["POST /api/wallet/add", ""],
    ["POST /api/qrcode/KBANK", ""],
  ])("are refused by %s", async (line, rest) => {
    const amounts = ["1e12", "9007199254740993", "1e16", "1e308", "1e400", "-1e400", "-0", "1e-7"];
    for (const amount of [...amounts, "0.001", "-1", '"5"', "null", "[1]", "true"]) {
      const reply = await sendText(line, `{${rest}"amount":${amount}}`);
      const body = await reply.json();
      const isBelowMinimum = body.hasQrcode === false;
      expect(reply.status >= 400 || isBelowMinimum, `${amount} ${JSON.stringify(body)}`).toBe(true);
      expect(reply.status, amount).toBeLessThan(500);
    }
    expect(api.errors).toEqual([]);
    expect(await api.scenario.audit()).toMatchObject(BALANCED);
  });

  it("never make a balance that no number counts exactly, whoever credits", async () => {
    let refused = 0;
    for (let time = 0; time < CREDITS; time += 1) {
      const credited = api.scenario.credit({ phone: DEMO_PHONE, amount: LARGEST });
      await credited.catch(() => {
        refused += 1;
      });
    }
    expect(refused).toBeGreaterThan(0);
    const added = await sendText("POST /api/wallet/add", `{"amount":${LARGEST}}`);
    expect([added.status, (await added.json()).code]).toEqual([400, "TRANSFER_FAIL"]);
    const balance = await api.balance(token);
    expect(Number.isSafeInteger(Math.round(balance * 100))).toBe(true);
    expect(await api.scenario.audit()).toMatchObject(BALANCED);
    const credit = new Request(`${ORIGIN}/sandbox/credit`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phone: DEMO_PHONE, amount: LARGEST }),
    });
    expect((await api.sandbox.fetch(credit)).status).toBe(400);
  });

  it("never add up to a refund that no number counts exactly", async () => {
    for (let time = 0; time < CREDITS; time += 1) {
      const added = api.scenario.setMember({ phone: DEMO_PHONE, addRefund: LARGEST });
      await added.catch(() => undefined);
    }
    const { refundAmount } = (await api.call("GET /api/refund/check", { token })).body;
    expect(Number.isSafeInteger(Math.round(refundAmount * 100))).toBe(true);
    const received = await api.call("GET /api/refund/receive", { token, key: newKey() });
    expect(received.status).toBeLessThan(500);
    expect(await api.scenario.audit()).toMatchObject(BALANCED);
  });

  describe("in the audit", () => {
    it("add up exactly when the ledger holds far more than one number counts", async () => {
      for (const phone of [DEMO_PHONE, "0822222222"]) {
        for (let time = 0; time < 40; time += 1) {
          await api.scenario.credit({ phone, amount: LARGEST - time });
        }
      }
      expect(await api.scenario.audit()).toMatchObject(BALANCED);
    });
  });
}
