import { expectTypeOf, it } from "vitest";
import { addSatang, type Satang, satang, subtractSatang, toBaht, toSatang } from "./satang.ts";

const baht = 100;
const amount: Satang = satang(10_000);

it("does not accept a plain number as an amount", () => {
  expectTypeOf<number>().not.toExtend<Satang>();
  // @ts-expect-error -- baht are not satang
  addSatang(amount, baht);
  // @ts-expect-error -- baht are not satang
  subtractSatang(amount, baht);
  // @ts-expect-error -- an amount for the wire must be converted from satang
  toBaht(baht);
});

it("loses the brand in arithmetic, so that sums must use addSatang", () => {
  expectTypeOf(amount + amount).not.toExtend<Satang>();
  expectTypeOf(addSatang(amount, amount)).toEqualTypeOf<Satang>();
  expectTypeOf(subtractSatang(amount, amount)).toEqualTypeOf<Satang>();
});

it("converts baht explicitly, in both directions", () => {
  expectTypeOf(toSatang(baht)).toEqualTypeOf<Satang>();
  expectTypeOf(toBaht(amount)).toEqualTypeOf<number>();
  expectTypeOf<Satang>().toExtend<number>();
});
