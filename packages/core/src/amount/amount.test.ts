import { describe, expect, it } from "vitest";
import { parseAmount, plainAmount, typedAmount } from "./parse-amount.ts";
import { addSatang, satang, subtractSatang, toBaht, toExactSatang, toSatang } from "./satang.ts";

describe("money is counted in whole satang", () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [1.1, 110],
    [19.99, 1999],
    [1.15, 115],
    [4.35, 435],
    [12480.5, 1248050],
    [90071992547.99, 9007199254799],
    [-3.3, -330],
  ])("%d baht are %d satang, and back", (baht, hundredths) => {
    expect(toSatang(baht)).toBe(hundredths);
    expect(toBaht(satang(hundredths))).toBe(baht);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "%d is refused as satang",
    (value) => {
      expect(() => satang(value)).toThrow(RangeError);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    "%d baht of a reply is read as zero",
    (baht) => {
      expect(toSatang(baht)).toBe(0);
    },
  );

  it.each([
    [0, 0],
    [12.3, 1230],
    [999999999999.99, 99999999999999],
    [-1, null],
    [1.005, null],
    [1e13, null],
    [Number.NaN, null],
  ])("%d baht of a request are refused", (baht, hundredths) => {
    expect(toExactSatang(baht)).toBe(hundredths);
  });

  it("never rounds up when a server sends a third decimal", () => {
    expect(toSatang(1.999)).toBe(199);
  });

  it("adds amounts that floating-point baht add wrongly", () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(addSatang(toSatang(0.1), toSatang(0.2))).toBe(30);
    expect(subtractSatang(toSatang(0.3), toSatang(0.1))).toBe(20);
  });

  it("turns every satang of a million baht into the same satang again", () => {
    for (let value = 0; value <= 100_000_000; value += 7) {
      if (toSatang(toBaht(satang(value))) !== value) expect.fail(`lost ${value}`);
    }
  });
});

describe("an amount is written as a member would type it", () => {
  it.each([
    [0, "0"],
    [5, "0.05"],
    [50000, "500"],
    [123450, "1234.50"],
    [-2025, "-20.25"],
  ])("%d satang are %j", (value, text) => {
    expect(typedAmount(satang(value))).toBe(text);
  });

  it("is read again as the same amount", () => {
    for (const value of [0, 1, 10, 99, 100, 1_248_050, 99_999_999_999_999]) {
      expect(parseAmount(typedAmount(satang(value)))).toEqual({ ok: true, satang: value });
    }
  });

  it.each([
    ["฿ ๑,๒๓๔.๕", "1234.5"],
    ["1,234.", "1234."],
    ["150,50", "150.50"],
    ["1 500,5", "1500.5"],
    ["1.2.3", "1.2.3"],
    ["5 baht", "5 baht"],
  ])("%j is the plain number %j", (typed, plain) => {
    expect(plainAmount(typed)).toBe(plain);
  });
});
