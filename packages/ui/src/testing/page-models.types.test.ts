import type { Page } from "@playwright/test";
import type { DefinedLocale } from "@satang/i18n";
import { expectTypeOf, test } from "vitest";
import { type DepositModel, RegisterModel, type Words, wordsOf } from "./index.ts";

test("a model takes Playwright's page, and only names that its flow has", () => {
  expectTypeOf<ConstructorParameters<typeof DepositModel>[0]>().toEqualTypeOf<Page>();
  (deposit: DepositModel) => deposit.chooseQr("KBANK");
  // @ts-expect-error -- no such provider
  (deposit: DepositModel) => deposit.chooseQr("SCB");
  // @ts-expect-error -- no such step
  (register: RegisterModel) => register.step("email");
  // @ts-expect-error -- the account is incomplete
  (register: RegisterModel) => register.enterBank({ bankCode: "SCB" });
  expectTypeOf(RegisterModel).instance.toHaveProperty("enterOtp");
});

test("words are of an included language, or of one that the host has defined", () => {
  expectTypeOf(wordsOf<"th">).returns.resolves.toEqualTypeOf<Words<"th">>();
  expectTypeOf(wordsOf<DefinedLocale>).returns.resolves.toExtend<Words>();
  // @ts-expect-error -- no such language
  () => wordsOf("km");
  // @ts-expect-error -- no such message
  (words: Words) => words.t("deposit.nothing");
});
