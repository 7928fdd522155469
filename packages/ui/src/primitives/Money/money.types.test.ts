import type { Currency, Satang } from "@satang/core";
import type { Formatter } from "@satang/i18n";
import { expectTypeOf, it } from "vitest";
import type { AmountPickerProps } from "../AmountPicker/index.ts";
import type { MoneyFieldProps } from "../MoneyField/index.ts";
import type { MoneyProps } from "./index.ts";

const baht = 100;

it("shows no plain number and no amount without its currency", () => {
  expectTypeOf<MoneyProps["amount"]>().toEqualTypeOf<Satang>();
  expectTypeOf<MoneyProps["currency"]>().toEqualTypeOf<Currency>();
  // @ts-expect-error -- baht are not satang
  const inBaht: MoneyProps = { amount: baht, currency: "THB" };
  // @ts-expect-error -- an amount has a currency
  const withoutCurrency: MoneyProps = { amount: baht as Satang };
  expectTypeOf([inBaht, withoutCurrency]).toExtend<readonly MoneyProps[]>();
});

it("takes and returns no plain number in fields", () => {
  type Given = Parameters<NonNullable<MoneyFieldProps["onValueChange"]>>[0];
  expectTypeOf<MoneyFieldProps["value"]>().toEqualTypeOf<Satang | null | undefined>();
  expectTypeOf<Given>().toEqualTypeOf<Satang | null>();
  expectTypeOf<MoneyFieldProps["currency"]>().toEqualTypeOf<Currency>();
  expectTypeOf<AmountPickerProps["amounts"]>().toEqualTypeOf<readonly Satang[]>();
  expectTypeOf<AmountPickerProps["value"]>().toEqualTypeOf<Satang | null>();
  expectTypeOf<Parameters<AmountPickerProps["onValueChange"]>>().toEqualTypeOf<[Satang]>();
});

it("formats no plain number and no amount without its currency", () => {
  type Format = Pick<
    Formatter,
    "money" | "shortMoney" | "moneyWithUnit" | "shortMoneyWithUnit" | "moneyParts"
  >;
  expectTypeOf<Parameters<Format[keyof Format]>>().toEqualTypeOf<
    [amount: Satang, currency: Currency]
  >();
});
