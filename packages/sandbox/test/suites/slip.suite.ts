import { beforeEach, describe, expect, it } from "vitest";
import { type Harness, newKey } from "../support/harness.ts";

const DEMO = "0812345678";
const OTHER = "0822222222";

let pictures = 0;
/** A JPEG that was not sent before, by its first bytes. */
function newPicture(): Uint8Array<ArrayBuffer> {
  pictures += 1;
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new TextEncoder().encode(`${pictures}`)]);
}

function formOf(content: Uint8Array<ArrayBuffer>, name = "slip.jpg"): FormData {
  const form = new FormData();
  form.set("file", new File([content], name, { type: "image/jpeg" }));
  return form;
}

/** Slips, from the upload to the credit. */
export function describeSlips(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });

  const upload = (form = formOf(newPicture()), key = newKey(), as = token) =>
    api.call("POST /api/wallet/slip", { token: as, key, form });
  const slips = async (as = token) => {
    const body = { page: 1, limit: 10 };
    return (await api.call("POST /api/statement/slip", { token: as, body })).body;
  };
  const cash = async (as = token) =>
    (await api.call("GET /api/wallet", { token: as })).body.wallet.amount as number;
  const newestRow = async () => {
    const body = { page: 1, limit: 1 };
    return (await api.call("POST /api/statement", { token, body })).body.statements[0];
  };
  const expectBalanced = async () =>
    expect(await api.scenario.audit()).toMatchObject({ total: 0, drifted: [], overdrawn: [] });

  describe("a slip that is judged", () => {
    it("SUCCESS is credited to the wallet and written into the statement, and every account still adds up", async () => {
      const before = await cash();
      const key = newKey();
      await upload(formOf(newPicture()), key);
      expect((await slips()).slips[0]).toMatchObject({ status: "PROCESSING", amount: 0 });
      expect(await cash()).toBe(before);
      await api.scenario.judgeSlip({ phone: DEMO, outcome: "SUCCESS", amount: 300.25 });
      expect((await slips()).slips[0]).toMatchObject({
        status: "SUCCESS",
        amount: 300.25,
        note: null,
        reference: key,
      });
      expect(await cash()).toBe(before + 300.25);
      expect(await newestRow()).toMatchObject({
        statementType: "deposit",
        to: "wallet",
        status: "SUCCESS",
        amount: 300.25,
        reference: key,
      });
      await expectBalanced();
    });

    it("FAILED has its reason and moves nothing", async () => {
      const before = await cash();
      await upload();
      await api.scenario.judgeSlip({ phone: DEMO, outcome: "FAILED", note: "EXPIRED_SLIP" });
      expect((await slips()).slips[0]).toMatchObject({ status: "FAILED", note: "EXPIRED_SLIP" });
      expect(await cash()).toBe(before);
      await expectBalanced();
    });

    it("SUCCESS without an amount is refused, and the slip still waits", async () => {
      await upload();
      await expect(api.scenario.judgeSlip({ phone: DEMO, outcome: "SUCCESS" })).rejects.toThrow(
        "amount is baht above 0",
      );
      expect((await slips()).slips[0]).toMatchObject({ status: "PROCESSING" });
    });

    it("is credited once: the same picture fails as a duplicate, also for another member", async () => {
      const picture = newPicture();
      await upload(formOf(picture));
      await api.scenario.judgeSlip({ phone: DEMO, outcome: "SUCCESS", amount: 300 });
      const other = await api.login(OTHER);
      const before = await cash(other);
      await upload(formOf(picture), newKey(), other);
      await api.scenario.judgeSlip({ phone: OTHER, outcome: "SUCCESS", amount: 300 });
      expect((await slips(other)).slips[0]).toMatchObject({
        status: "FAILED",
        note: "SLIP_REFNO_DUPLICATED",
      });
      expect(await cash(other)).toBe(before);
      await expectBalanced();
    });

    it("is judged at once when the site is set so", async () => {
      const before = await cash();
      await api.scenario.setSettings({ slipJudgement: "SUCCESS", slipAmount: 125.5 });
      await upload();
      expect(await cash()).toBe(before + 125.5);
      await api.scenario.setSettings({ slipJudgement: "NOT_MATCH" });
      await upload();
      expect((await slips()).slips[0]).toMatchObject({ status: "FAILED", note: "NOT_MATCH" });
      expect(await cash()).toBe(before + 125.5);
      await expectBalanced();
    });
  });

  it("the same key uploads once", async () => {
    const { total } = await slips();
    const key = newKey();
    const picture = newPicture();
    await Promise.all([upload(formOf(picture), key), upload(formOf(picture), key)]);
    await upload(formOf(picture), key);
    expect((await slips()).total).toBe(total + 1);
    expect(await api.scenario.countSlips(DEMO)).toBe(total + 1);
  });

  it("a picture opens by the key of its upload as well", async () => {
    const key = newKey();
    await upload(formOf(newPicture()), key);
    const line = `GET /api/statement/slip/reference/${key}`;
    expect((await api.call(line, { token })).body.url).toMatch(/\/api\/media\/uploads\//);
  });

  it.each([
    {
      file: "of another kind",
      code: "SLIP_INVALID_FILE",
      read: () => new TextEncoder().encode("GIF89a"),
    },
    {
      file: "with one byte too much",
      code: "SLIP_INVALID_FILE",
      read: () => new Uint8Array(10 * 1024 * 1024 + 1),
    },
    { file: "that is empty", code: "SLIP_NO_FILE", read: () => new Uint8Array() },
  ])("a file $file is refused with $code", async ({ code, read }) => {
    const content = read();
    const { total } = await slips();
    if (content.length > 8) content.set([0xff, 0xd8, 0xff]);
    expect((await upload(formOf(content))).body).toMatchObject({ code });
    expect((await slips()).total).toBe(total);
  });

  describe("at the daily closing time", () => {
    const at = async (time: string) => {
      await api.scenario.reset({ freezeAt: new Date(`2030-06-01T${time}:00+07:00`) });
      await api.scenario.setSettings({ slipCloseTime: "22:30" });
      token = await api.login();
      return (await api.call("GET /api/lookup/slip", { token })).body;
    };

    it("slips are refused until midnight, and the lookup says so", async () => {
      expect(await at("22:29")).toEqual({ isActive: true, closeTime: "22:30" });
      expect((await upload()).status).toBe(200);
      expect(await at("22:30")).toEqual({ isActive: false, closeTime: "22:30" });
      expect((await upload()).body).toMatchObject({ code: "SLIP_UPLOAD_FAIL" });
      expect(await at("00:00")).toMatchObject({ isActive: true });
    });

    it("a site without one is always open, and names no time", async () => {
      expect((await api.call("GET /api/lookup/slip", { token })).body).toEqual({
        isActive: true,
        closeTime: null,
      });
    });
  });
}
