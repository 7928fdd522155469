import { describe, expect, it } from "vitest";
import { readExpiry, timeLeft } from "./expiry.rules.ts";
import { findQrAmountProblem, QR_LIMITS } from "./qr-amount.rules.ts";

const NOW = Date.UTC(2026, 10, 21, 2, 40);
const END = Date.UTC(2026, 10, 21, 2, 45);

describe("expireIn is read as a moment (decision 6)", () => {
  it.each([
    ["ISO 8601 with offset", "2026-11-21T09:45:00+07:00"],
    ["ISO 8601 in UTC", "2026-11-21T02:45:00.000Z"],
    ["epoch ms", END],
    ["epoch seconds", END / 1_000],
    ["epoch seconds as text", String(END / 1_000)],
    ["seconds from now", 300],
  ])("%s", (_name, expireIn) => {
    expect(readExpiry(expireIn, NOW)).toBe(END);
  });

  it.each([undefined, null, "", "soon", -1, Number.NaN, {}, "2026-11-21T09:45:00", "21/11/2026"])(
    "anything else is an error to see: %s",
    (expireIn) => {
      expect(readExpiry(expireIn, NOW)).toBeNull();
    },
  );

  it("time left never falls below nothing", () => {
    expect(timeLeft(END, NOW)).toBe(300_000);
    expect(timeLeft(NOW, END)).toBe(0);
  });
});

it("each provider names its minimum and its quick amounts", () => {
  expect(findQrAmountProblem("WW", 9_999)).toEqual({ kind: "belowMinimum", minimum: 10_000 });
  expect(findQrAmountProblem("KBANK", null)).toEqual({ kind: "belowMinimum", minimum: 100 });
  expect(findQrAmountProblem("E2P", 5_000)).toBeNull();
  for (const { minimum, quickAmounts } of Object.values(QR_LIMITS)) {
    expect(Math.min(...quickAmounts)).toBeGreaterThanOrEqual(minimum);
  }
});
