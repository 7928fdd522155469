import type { Currency, Satang } from "@satang/core";
import { expectTypeOf, it } from "vitest";
import type { QrDepositView } from "../src/deposit/index.ts";
import type { LookupName } from "../src/info/index.ts";
import type { Holding, Holdings } from "../src/money/index.ts";
import type { AmountField } from "../src/money/use-amount-field.ts";
import type { MemberProfile } from "../src/profile/index.ts";
import type { StatementEntry } from "../src/statement/index.ts";
import type { TransferView } from "../src/transfer/index.ts";
import type { GameAccount, InviteTotals, MemberWallet } from "../src/wallet/index.ts";
import type { WithdrawFacts } from "../src/withdraw/index.ts";

it("returns every amount in hundredths", () => {
  expectTypeOf<MemberWallet["cash" | "total"]>().toEqualTypeOf<Satang>();
  expectTypeOf<MemberWallet["bonus"]>().toEqualTypeOf<Satang | null>();
  expectTypeOf<GameAccount["amount"]>().toEqualTypeOf<Satang>();
  expectTypeOf<InviteTotals["amount"]>().toEqualTypeOf<Satang>();
  expectTypeOf<StatementEntry["amount"]>().toEqualTypeOf<Satang>();
  expectTypeOf<Holding["amount"]>().toEqualTypeOf<Satang>();
  expectTypeOf<Holdings["wallet"]>().toEqualTypeOf<Satang>();
  expectTypeOf<AmountField["satang"]>().toEqualTypeOf<Satang | null>();
  expectTypeOf<QrDepositView["minimum"]>().toEqualTypeOf<Satang>();
  expectTypeOf<QrDepositView["quickAmounts"]>().toEqualTypeOf<readonly Satang[]>();
  expectTypeOf<WithdrawFacts["minimum" | "maximum" | "balance"]>().toEqualTypeOf<Satang>();
});

it("names the currency next to them", () => {
  type Views =
    | MemberWallet
    | StatementEntry
    | Holdings
    | QrDepositView
    | TransferView
    | WithdrawFacts
    | MemberProfile;
  expectTypeOf<Views["currency"]>().toEqualTypeOf<Currency>();
});

it("takes an amount and no baht", () => {
  expectTypeOf<Parameters<AmountField["setAmount"]>>().toEqualTypeOf<[amount: Satang | null]>();
});

it("gives no lookup that has amounts as on the wire", () => {
  expectTypeOf<"withdraw">().not.toExtend<LookupName>();
});
