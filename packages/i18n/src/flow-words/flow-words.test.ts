import { expect, it, vi } from "vitest";
import { collectWarnings } from "../../test/collect-warnings.ts";
import { depositWords } from "../flows/deposit.ts";
import { withdrawWords } from "../flows/withdraw.ts";
import { loadLocale } from "../loading/load-locale.ts";
import { LOCALES } from "../locale/locale.ts";
import { lookUp } from "../messages/look-up.ts";
import { defineLocale } from "../own-language/define-locale.ts";
import { createTranslator } from "../translator/create-translator.ts";
import { joinWords } from "./join-words.ts";

const warnings = collectWarnings();

it.each(LOCALES)("the words of a flow are those of the whole language, in %s", async (locale) => {
  const [words, whole] = await Promise.all([depositWords(locale), loadLocale(locale)]);
  expect(words.deposit).toEqual(whole.deposit);
  expect(words.errors).toEqual(whole.errors);
  expect(words.session).toEqual({ ended: whole.session.ended, submit: whole.session.submit });
  expect(lookUp(words, "withdraw.title")).toBeUndefined();
});

it("the words of several flows are joined, also where both have a part of a module", async () => {
  const words = await joinWords(depositWords, withdrawWords)("th");
  const whole = await loadLocale("th");
  const shown = (key: string) => lookUp(words, key);
  expect(shown("deposit.title")).toBe(whole.deposit.title);
  expect(shown("withdraw.title")).toBe(whole.withdraw.title);
  expect(shown("money.order.giftLink")).toBe(whole.money.order.giftLink);
  expect(shown("money.order.withdraw")).toBe(whole.money.order.withdraw);
});

it("the pseudo-locale has the same words", async () => {
  const words = await joinWords(depositWords, withdrawWords)("en-XA");
  expect(words.deposit.title).toMatch(/^\[.*\]$/);
  expect(lookUp(words, "spin.title")).toBeUndefined();
});

it("a language of a host has its own texts, and those of its base for this flow only", async () => {
  const catalogue = vi.fn(async () => ({ deposit: { title: "Nạp tiền" } }) as const);
  const locale = defineLocale({ tag: "vi-VN", name: "Tiếng Việt", catalogue, base: "en" });
  const words = await joinWords(depositWords, withdrawWords)(locale);
  expect(words.deposit.title).toBe("Nạp tiền");
  expect(words.withdraw.title).toBe((await loadLocale("en")).withdraw.title);
  expect(lookUp(words, "spin.title")).toBeUndefined();
  expect(catalogue).toHaveBeenCalledOnce();
});

it("development names a message that was not loaded, once; its key is shown", async () => {
  const t = createTranslator("en", await depositWords("en"));
  expect([t("spin.title"), t("spin.title")]).toEqual(["spin.title", "spin.title"]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("no text for spin.title is loaded");
});

it("production warns of nothing", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const t = createTranslator("en", await depositWords("en"));
  expect(t("spin.start")).toBe("spin.start");
  expect(warnings).toEqual([]);
});
