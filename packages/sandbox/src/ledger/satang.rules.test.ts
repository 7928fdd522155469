import { describe, expect, it } from "vitest";
import { toAskedSatang, toBaht, toSatang } from "./satang.rules.ts";

describe("baht of the wire", () => {
  it.each([
    [0, 0],
    [1, 100],
    [0.1, 10],
    [0.29, 29],
    [80.25, 8_025],
    [12_480.5, 1_248_050],
    [999_999_999.99, 99_999_999_999],
  ])("%d is %d satang, and back", (baht, satang) => {
    expect(toSatang(baht)).toBe(satang);
    expect(toBaht(satang)).toBe(baht);
  });

  it.each([0.001, 1.005, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])(
    "%d is refused, not rounded",
    (baht) => expect(toSatang(baht)).toBeUndefined(),
  );

  it("is above every limit, not below, when a call asks for more than the ledger stores", () => {
    expect(toAskedSatang(999_999_999_999.99)).toBe(99_999_999_999_999);
    for (const baht of [1e12, 1e21, Number.POSITIVE_INFINITY]) {
      expect(toAskedSatang(baht)).toBe(Number.POSITIVE_INFINITY);
    }
    expect(toAskedSatang(1.005)).toBeUndefined();
  });

  it("writes every satang of a baht without a rounding error", () => {
    for (let satang = 0; satang < 100; satang += 1) {
      expect(String(toBaht(123_400 + satang))).toBe(
        String(Number(`1234.${String(satang).padStart(2, "0")}`)),
      );
    }
  });
});
