import { describe, expect, test } from "vitest";
import { exampleOf } from "../testing/fixtures.ts";
import { classify } from "./classify.ts";

const LONG = "ก".repeat(900_000);
const read = (id: Parameters<typeof classify>[0], value: unknown, status = 200) =>
  classify(id, { status, text: JSON.stringify(value) });

describe("a reply with texts of 900,000 letters", () => {
  test("has the names and words that people read in the length of the contract", () => {
    const invite = { from: { name: LONG }, amount: 1, createdAt: "2026-11-20T18:05:12+07:00" };
    const result = read("inviteList", { invites: [invite, invite], total: 2 });
    const label = `${"ก".repeat(199)}…`;
    expect(result).toMatchObject({
      ok: true,
      data: { invites: [{ from: { name: label } }, { from: { name: label } }], total: 2 },
    });
    expect(read("bonusClear", { message: LONG })).toEqual({
      ok: true,
      data: { message: `${"ก".repeat(1_999)}…` },
    });
  });

  test("is a refusal with shorter words", () => {
    for (const body of [
      { code: "TRANSFER_FAIL", message: LONG },
      { error: { code: "TRANSFER_FAIL", message: LONG } },
      { code: "NEW_CODE", message: LONG },
    ]) {
      const refused = read("walletTransfer", body, 400);
      expect(refused.ok).toBe(false);
      const words = !refused.ok && "message" in refused.error ? refused.error.message : "";
      expect([...words]).toHaveLength(2_000);
    }
  });

  test("keeps ids, tokens, addresses and markup, which are not shown as text", () => {
    const token = "t".repeat(9_000);
    expect(read("sessionLogin", { token })).toEqual({ ok: true, data: { token } });
    const qr = { ...(exampleOf("qrcodeCurrent", "waiting") as object), qrcode: LONG };
    expect(read("qrcodeCurrent", qr)).toEqual({ ok: true, data: qr });
    const banners = [{ image: `https://a.example/${LONG}`, html: LONG }];
    expect(read("inviteBanners", { banners })).toEqual({ ok: true, data: { banners } });
    const messages = [{ sender: "other", message: { message_type: "text", payload: LONG } }];
    expect(read("chatHistory", messages)).toEqual({ ok: true, data: messages });
  });

  test("has the rows of the longest list of the contract", () => {
    const banks = Array.from({ length: 100_000 }, () => exampleOf("lookupBanks")).flat();
    const result = read("lookupBanks", banks);
    expect(result.ok && result.data).toHaveLength(1_000);
  });

  test("is found also as the name of a field that JavaScript knows, and far inside", () => {
    let deep: unknown = LONG;
    for (let level = 0; level < 5_000; level += 1) deep = { name: deep };
    const result = read("accountProfile", {
      ...(exampleOf("accountProfile") as object),
      constructor: { name: LONG },
      deep,
    });
    expect(result.ok).toBe(true);
    const data = (result.ok ? result.data : {}) as { constructor: { name: string } };
    expect([...data.constructor.name]).toHaveLength(200);
  });
});
