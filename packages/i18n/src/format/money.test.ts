import { describe, expect, it } from "vitest";
import { count, money, moneyParts, percent, shortMoney } from "./money.ts";

describe("money", () => {
  it.each([
    [0, "0.00"],
    [0.01, "0.01"],
    [0.5, "0.50"],
    [1, "1.00"],
    [999.99, "999.99"],
    [1000, "1,000.00"],
    [12480.5, "12,480.50"],
    [1234567.5, "1,234,567.50"],
    [1234567890.12, "1,234,567,890.12"],
    [-1200, "-1,200.00"],
    [-0.05, "-0.05"],
    [-0, "0.00"],
  ])("writes %d as %s", (amount, text) => {
    expect(money(amount)).toBe(text);
  });

  it("removes rounding errors of binary fractions: 0.1 + 0.2 is thirty satang", () => {
    expect(money(0.1 + 0.2)).toBe("0.30");
    expect(money(1.1 * 3)).toBe("3.30");
    expect(money(-0.001)).toBe("0.00");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])("shows a dash for %d", (amount) => {
    expect(money(amount)).toBe("–");
    expect(shortMoney(amount)).toBe("–");
  });

  it("omits the decimals of a whole bound only", () => {
    expect(shortMoney(1000)).toBe("1,000");
    expect(shortMoney(100.5)).toBe("100.50");
    expect(shortMoney(0)).toBe("0");
  });

  it("splits an amount for screens that render the baht large and the satang small", () => {
    expect(moneyParts(-12480.5)).toEqual({
      sign: "-",
      currency: "฿",
      integer: "12,480",
      decimals: "50",
    });
    expect(moneyParts(5000, "LAK").currency).toBe("₭");
  });
});

describe("counts and percentages", () => {
  it("groups whole numbers", () => {
    expect([count(0), count(999), count(12480), count(-1000), count(2.9)]).toEqual([
      "0",
      "999",
      "12,480",
      "-1,000",
      "2",
    ]);
    expect(count(Number.NaN)).toBe("–");
  });

  it("writes a percentage with at most two decimals", () => {
    expect([percent(50), percent(12.5), percent(33.3333), percent(Number.NaN)]).toEqual([
      "50%",
      "12.5%",
      "33.33%",
      "–",
    ]);
  });
});
