import { satang } from "@satang/core";
import { expect, it, vi } from "vitest";
import { collectWarnings } from "../../test/collect-warnings.ts";
import { createFormatter } from "../format/create-formatter.ts";
import { loadLocale } from "../loading/load-locale.ts";
import { languageName, languageTag } from "../locale/locale.ts";
import { en } from "../locales/en/index.ts";
import { th } from "../locales/th/index.ts";
import { createTranslator } from "../translator/create-translator.ts";
import { catalogueProblems } from "./catalogue-problems.ts";
import { defineLocale } from "./define-locale.ts";

const looks = { tag: "vi-VN", name: "Tiếng Việt" };
const words = {
  wallet: { title: "Số dư ví" },
  common: { money: { baht: "{amount} baht (Thái)" }, age: { days: "{count} ngày trước" } },
} as const;

const warnings = collectWarnings();

it("has its own texts, and those of its base language where it has none", async () => {
  const locale = defineLocale({ ...looks, catalogue: words, base: "th" });
  const t = createTranslator(locale, await loadLocale(locale));
  expect(t("wallet.title")).toBe("Số dư ví");
  expect(t("wallet.bonusTitle")).toBe(th.wallet.bonusTitle);
  expect(t("common.age.days", { count: 3 })).toBe("3 ngày trước");
});

it("loads its texts when they are needed, not when it is defined", async () => {
  const catalogue = vi.fn(async () => words);
  const locale = defineLocale({ ...looks, catalogue, base: "en" });
  expect(catalogue).not.toHaveBeenCalled();
  expect((await loadLocale(locale)).wallet.title).toBe("Số dư ví");
});

it("an empty text of a tool for translators counts as missing", async () => {
  const catalogue: { wallet: { title: string } } = { wallet: { title: "" } };
  const locale = defineLocale({ ...looks, catalogue, base: "en" });
  expect((await loadLocale(locale)).wallet.title).toBe(en.wallet.title);
});

it("development lists what is missing, and which language is shown for it", async () => {
  const { wallet: _, ...rest } = en;
  await loadLocale(defineLocale({ ...looks, catalogue: rest, base: "en" }));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/vi-VN has no text for these messages.*language "en"/);
  expect(warnings[0]).toContain("wallet.title, wallet.bonusTitle");
});

it("development lists unknown keys and other arguments of a catalogue without types", async () => {
  const catalogue = { ...en, odd: "x", ui: { ...en.ui, copied: "đã sao chép {txt}" } } as object;
  await loadLocale(defineLocale({ ...looks, catalogue, base: "en" }));
  expect(warnings).toEqual([
    "@satang/i18n: vi-VN has texts that no message uses: odd.",
    "@satang/i18n: vi-VN has texts with other arguments than English: ui.copied.",
  ]);
});

it("production warns of nothing, and falls back in the same way", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const locale = defineLocale({ ...looks, catalogue: words, base: "en" });
  expect((await loadLocale(locale)).wallet.bonusTitle).toBe(en.wallet.bonusTitle);
  expect(warnings).toEqual([]);
});

it("a complete catalogue has no problems", async () => {
  expect(await catalogueProblems(th)).toEqual({ missing: [], unknown: [], otherArguments: [] });
});

it("a base language is not changed by a key that only objects have", async () => {
  const catalogue: object = JSON.parse('{"__proto__": {"wallet": {"title": "x"}}, "wallet": null}');
  const locale = defineLocale({ ...looks, catalogue, base: "en" });
  expect((await loadLocale(locale)).wallet.title).toBe(en.wallet.title);
});

it("has money and dates of every language: Latin digits, the Gregorian calendar", async () => {
  const khmer = defineLocale({ tag: "km-KH", name: "ខ្មែរ", catalogue: words, base: "en" });
  const format = createFormatter(createTranslator(khmer, await loadLocale(khmer)));
  expect(format.moneyWithUnit(satang(123_456_750), "THB")).toBe("1,234,567.50 baht (Thái)");
  expect(format.dateTime("2026-11-21T14:31:08+07:00")).toBe("21/11/2026 14:31:08");
});

it("has a tag for lang attributes and a name for the switch", () => {
  const locale = defineLocale({ ...looks, catalogue: words, base: "en" });
  expect([languageTag(locale), languageName(locale)]).toEqual(["vi-VN", "Tiếng Việt"]);
  expect([languageTag("la"), languageName("la")]).toEqual(["lo-LA", "ລາວ"]);
});

it.each(["", "vi_VN", 'vi"] {', "vietnamese"])("rejects the tag %j", (tag) => {
  expect(() => defineLocale({ ...looks, tag, catalogue: words, base: "en" })).toThrow(RangeError);
});
