import { createTranslator, LOCALES, loadLocale } from "@satang/i18n";
import { describe, expect, it } from "vitest";
import { inLanguage, languageOf } from "./language.rules.ts";

describe("the language of a reply", () => {
  it.each([
    [undefined, "th"],
    ["", "th"],
    ["*", "th"],
    ["lo-LA", "la"],
    ["en-GB,en;q=0.9,th;q=0.8", "en"],
    ["de-DE, lo;q=0.5", "la"],
  ] as const)("is read from the header: %s → %s", (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it("translates phrases of the demo site, also in markup, and leaves everything else", () => {
    const reply = {
      total: 1,
      name: "สมชาย ใจดี",
      html: "<p>สมาชิกใหม่ รับโบนัส <strong>50%</strong> สูงสุด 250</p>",
      list: [{ description: "โบนัสรายวัน" }, null],
    };
    expect(inLanguage(reply, "en")).toEqual({
      total: 1,
      name: "สมชาย ใจดี",
      html: "<p>New members get a bonus of <strong>50%</strong> up to 250</p>",
      list: [{ description: "Daily bonus" }, null],
    });
    expect(inLanguage(reply, "th")).toBe(reply);
  });

  it.each(LOCALES)("calls a thing by the same words as the app: %s", async (locale) => {
    const t = createTranslator(locale, await loadLocale(locale));
    const inApp = [
      ["ยกเลิกโบนัสแล้ว", t("errors.code.BONUS_CLEAR")],
      ["โบนัสรายวัน", t("bonus.type.day")],
      ["โบนัสรายสัปดาห์", t("bonus.type.week")],
      ["โบนัสแนะนำเพื่อน", t("money.name.inviteBonus")],
      ["คืนยอดเสีย", t("refund.title")],
      ["รอบนี้ยังไม่ได้รางวัล", t("spin.prize.nothing")],
    ] as const;
    for (const [phrase, words] of inApp)
      expect(inLanguage(phrase, locale)).toBe(words.replaceAll("\u2060", ""));
  });
});
