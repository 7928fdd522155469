import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { promptPayPayload, qrMarkup } from "./qr-picture.ts";

describe("a PromptPay QR", () => {
  const payload = promptPayPayload("0105561000001", satang(500_05), "qr0123");

  it("contains the company, the amount and a checksum", () => {
    expect(payload).toMatch(/^000201010212/);
    expect(payload).toContain("0016A00000067701011102130105561000001");
    expect(payload).toContain("5406500.05");
    expect(payload).toMatch(/6304[0-9A-F]{4}$/);
  });

  it("is drawn as markup with filled squares only", () => {
    const markup = qrMarkup(payload);
    expect(markup).toMatch(/^<svg [^>]*>(<(rect|path)[^>]*\/>)+<\/svg>$/);
  });
});
