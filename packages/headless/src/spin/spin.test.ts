import { describe, expect, it } from "vitest";
import {
  type Coupon,
  findSpin,
  readSpinBaseline,
  toCoupons,
  toListedCoupons,
  toPrize,
  toSpinBaseline,
  toWheelSetup,
} from "./spin.rules.ts";

const slice = { code: "BAHT50", label: "฿50", bgColor: "#232F79", textColor: "#232F79" };
const coupon = (code: string, count: number): Coupon => ({
  code,
  name: `${code} coupon`,
  label: code,
  fill: "#232f79",
  ink: "#ffffff",
  worth: null,
  count,
  expiresAt: null,
});

describe("the wheel as it is read", () => {
  it("has slices with legible colours, and no description where the service has none", () => {
    const setup = toWheelSetup({
      result: {
        activeSpinwheel: { name: "River", slice: [{ ...slice, htmlDescription: " " }] },
        userCoin: 2,
      },
    });
    expect(setup).toEqual({
      coins: 2,
      wheel: {
        name: "River",
        slices: [
          {
            code: "BAHT50",
            label: "฿50",
            fill: "#232f79",
            ink: "#ffffff",
            description: null,
            worth: null,
          },
        ],
      },
    });
  });

  it("is absent when none is active", () => {
    expect(toWheelSetup({ result: { activeSpinwheel: null, userCoin: 1 } })).toEqual({
      wheel: null,
      coins: 1,
    });
  });
});

describe("the prize of a reply", () => {
  const result = { code: "BAHT50", label: "฿50", remainingCoin: 2 };
  it.each([
    [{}, { kind: "unknown", name: null, expiresAt: null }],
    [{ coupon: null }, { kind: "nothing", name: null, expiresAt: null }],
    [{ coupon: { name: "50 in cash" } }, { kind: "coupon", name: "50 in cash", expiresAt: null }],
  ])("with %j is %j", (fields, shown) => {
    const reply = { success: true, result: { ...result, ...fields } } as const;
    expect(toPrize(reply)).toEqual({ code: "BAHT50", label: "฿50", coins: 2, ...shown });
  });
});

it("coupons of which none is left are not listed", () => {
  const prize = { name: "50 in cash", slice };
  const listed = toCoupons([
    { prize, amount: 0 },
    { prize, amount: 2, expiresAt: "2026-12-20T10:00:00+07:00" },
  ]);
  expect(listed).toMatchObject([{ count: 2, expiresAt: "2026-12-20T10:00:00+07:00" }]);
});

describe("listed coupons", () => {
  const now = Date.parse("2026-11-21T10:00:00+07:00");
  const until = (code: string, expiresAt: string | null, count = 1) => ({
    ...coupon(code, count),
    expiresAt,
  });

  it("that have expired are behind those that can be claimed", () => {
    const listed = toListedCoupons(
      [
        until("OLD", "2026-11-21T10:00:00+07:00"),
        until("NEW", "2026-11-21T10:00:01+07:00"),
        until("ENDLESS", null),
        until("ODD", "soon"),
      ],
      now,
    );
    expect(listed.map(({ code, isExpired }) => [code, isExpired])).toEqual([
      ["NEW", false],
      ["ENDLESS", false],
      ["ODD", false],
      ["OLD", true],
    ]);
  });

  it("of one prize have not expired with the first of them", () => {
    const [two] = toListedCoupons([until("OLD", "2026-11-20T10:00:00+07:00", 2)], now);
    expect(two?.isExpired).toBe(false);
  });
});

it.each([
  [
    { kind: "cash", amount: 50 },
    { kind: "cash", amount: 50_00 },
  ],
  [
    { kind: "bonus", amount: 0.5 },
    { kind: "bonus", amount: 50 },
  ],
  [{ kind: "cash", amount: 0 }, null],
  [{ kind: "cash", amount: -5 }, null],
  [{ kind: "cash", amount: 0.001 }, null],
  [{ kind: "coins", amount: 5 }, null],
  [null, null],
  [undefined, null],
])("a slice with the prize %j pays %j", (prize, worth) => {
  const [coupon] = toCoupons([
    { prize: { name: "", slice: { ...slice, prize: prize as never } }, amount: 1 },
  ]);
  expect(coupon?.worth).toEqual(worth);
});

describe("a spin with a lost reply", () => {
  const before = toSpinBaseline(3, [coupon("BAHT50", 1)]);

  it("was made when a coin is gone; a new coupon is its prize", () => {
    const same = findSpin(before, 2, [coupon("BAHT50", 2)]);
    expect(same).toMatchObject({ prize: { code: "BAHT50", coins: 2, kind: "coupon" } });
    const other = findSpin(before, 2, [coupon("BAHT50", 1), coupon("BAHT20", 1)]);
    expect(other).toMatchObject({ prize: { code: "BAHT20", kind: "coupon" } });
  });

  it.each(["constructor", "toString", "__proto__", "valueOf"])(
    "knows a new coupon with a code that every object has: %s",
    (code) => {
      const found = findSpin(before, 2, [coupon("BAHT50", 1), coupon(code, 1)]);
      expect(found).toMatchObject({ prize: { code, kind: "coupon" } });
      const kept = toSpinBaseline(3, [coupon(code, 1)]);
      expect(readSpinBaseline(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      expect(findSpin(kept, 3, [coupon(code, 1)])).toBe("absent");
    },
  );

  it("won nothing when a coin is gone and no coupon came", () => {
    expect(findSpin(before, 2, [coupon("BAHT50", 1)])).toMatchObject({
      prize: { code: null, coins: 2, kind: "nothing" },
    });
  });

  it("was not made when coins and coupons are as before", () => {
    expect(findSpin(before, 3, [coupon("BAHT50", 1)])).toBe("absent");
    expect(findSpin(before, 3, [])).toBe("absent");
  });

  it.each([
    ["two coins are gone", 1, [coupon("BAHT50", 1)]],
    ["a coin came", 4, [coupon("BAHT50", 1)]],
    ["a coupon came, but as many coins are left", 3, [coupon("BAHT50", 2)]],
    ["two kinds of coupons came", 2, [coupon("BAHT50", 2), coupon("BAHT20", 1)]],
  ])("stays undecided when %s", (_when, coins, coupons) => {
    expect(findSpin(before, coins, coupons)).toBe("unclear");
  });

  it.each([null, {}, { coins: 3 }, { coins: "3", coupons: {} }, { coins: 3, coupons: { A: "1" } }])(
    "has no baseline in %j",
    (stored) => {
      expect(readSpinBaseline(stored)).toBeNull();
      expect(readSpinBaseline(JSON.parse(JSON.stringify(before)))).toEqual(before);
    },
  );
});
