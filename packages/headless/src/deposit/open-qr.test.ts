import { satang } from "@satang/core";
import { expect, it } from "vitest";
import { openQrAfter, readOpenQr, toOpenQr } from "./open-qr.ts";

const code = { qrcodeId: "qr-1", markup: "<svg/>", amount: satang(500_00), expiresAt: 1_000 };
const known = toOpenQr("KBANK", code);

it("the QR of a provider is the open one, and replaces that of another", () => {
  expect(openQrAfter(null, "KBANK", code)).toEqual(known);
  expect(openQrAfter(known, "WW", { ...code, qrcodeId: "qr-2" })).toMatchObject({
    provider: "WW",
    qrcodeId: "qr-2",
  });
});

it("a provider without a QR closes its own only", () => {
  expect(openQrAfter(known, "KBANK", null)).toBeNull();
  expect(openQrAfter(known, "WW", null)).toBe(known);
});

it("the markup of a QR is not stored", () => {
  expect(JSON.stringify(known)).not.toContain("svg");
  expect(readOpenQr(JSON.stringify(known))).toEqual(known);
});

it.each([undefined, "{", "null", '{"provider":"SCB"}', '{"provider":"KBANK","qrcodeId":1}'])(
  "a stored value that is no QR is none: %s",
  (stored) => {
    expect(readOpenQr(stored)).toBeNull();
  },
);
