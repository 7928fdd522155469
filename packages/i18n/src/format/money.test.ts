import { type Satang, satang, toSatang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { money, moneyParts, shortMoney } from "./money.ts";

describe("money", () => {
  it.each([
    [0, "0.00"],
    [1, "0.01"],
    [50, "0.50"],
    [100, "1.00"],
    [99_999, "999.99"],
    [100_000, "1,000.00"],
    [1_248_050, "12,480.50"],
    [123_456_750, "1,234,567.50"],
    [123_456_789_012, "1,234,567,890.12"],
    [-120_000, "-1,200.00"],
    [-5, "-0.05"],
    [-0, "0.00"],
  ])("writes %d satang as %s baht", (amount, text) => {
    expect(money(satang(amount), "THB")).toBe(text);
  });

  it.each([
    [250_000_000, "2,500,000"],
    [8_025, "80.25"],
    [50, "0.50"],
    [0, "0"],
    [-100_000, "-1,000"],
  ])("writes %d hundredths as %s kip: no decimals where there are none", (amount, text) => {
    expect(money(satang(amount), "LAK")).toBe(text);
  });

  it("shows no rounding error of binary fractions: 0.1 + 0.2 baht are thirty satang", () => {
    expect(money(toSatang(0.1 + 0.2), "THB")).toBe("0.30");
    expect(money(toSatang(1.1 * 3), "THB")).toBe("3.30");
    expect(money(toSatang(-0.001), "THB")).toBe("0.00");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, 0.5])(
    "never shows %d to a member",
    (amount) => {
      expect(money(amount as Satang, "THB")).toBe("–");
      expect(shortMoney(amount as Satang, "LAK")).toBe("–");
    },
  );

  it("omits the decimals of a whole bound and keeps others", () => {
    expect(shortMoney(satang(100_000), "THB")).toBe("1,000");
    expect(shortMoney(satang(10_050), "THB")).toBe("100.50");
    expect(shortMoney(satang(0), "THB")).toBe("0");
  });

  it("splits an amount for screens that render the baht large and the satang small", () => {
    expect(moneyParts(satang(-1_248_050), "THB")).toEqual({
      sign: "-",
      currency: "฿",
      integer: "12,480",
      decimals: "50",
    });
    expect(moneyParts(satang(500_000), "LAK")).toEqual({
      sign: "",
      currency: "₭",
      integer: "5,000",
      decimals: "",
    });
  });
});
