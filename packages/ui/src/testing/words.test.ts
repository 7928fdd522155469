import { defineOverrides } from "@satang/i18n";
import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test("texts of the host replace those of the language", async () => {
  const messages = defineOverrides({ deposit: { title: "Add money" } });
  const words = await wordsOf("en", messages);
  expect(words.t("deposit.title")).toBe("Add money");
  expect(words.t("withdraw.title")).toBe("Withdraw");
});

test("amounts are written as the page writes them", async () => {
  const { baht, kip } = await wordsOf("en");
  expect(baht.exact(1000)).toBe("1,000.00\u00A0baht");
  expect(baht.short(1000)).toBe("1,000\u00A0baht");
  expect(kip.plain(1000)).toBe("1,000");
});

test("an expression accepts any argument of a message, and no other text", async () => {
  const { t, like } = await wordsOf("en");
  const shown = t("deposit.qr.alt", { amount: "100.00 baht" });
  expect(shown).toMatch(like("deposit.qr.alt"));
  expect(`${shown} and more`).not.toMatch(like("deposit.title"));
});
