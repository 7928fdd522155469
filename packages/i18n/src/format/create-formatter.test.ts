import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { loadLocale } from "../loading/load-locale.ts";
import { LOCALES } from "../locale/locale.ts";
import { createTranslator } from "../translator/create-translator.ts";
import { createFormatter } from "./create-formatter.ts";

const now = "2026-11-21T07:31:08Z";

async function formatterIn(locale: "th" | "la" | "en", timeZone?: string) {
  const t = createTranslator(locale, await loadLocale(locale));
  return createFormatter(t, timeZone === undefined ? {} : { timeZone });
}

describe("the formatter", () => {
  it.each(LOCALES)("writes money, dates and digits the same way in %s", async (locale) => {
    const format = await formatterIn(locale);
    expect(format.money(satang(123_456_750), "THB")).toBe("1,234,567.50");
    expect(format.dateTime(now)).toBe("21/11/2026 14:31:08");
    expect(format.phone("0812345678")).toBe("081 234 5678");
    expect(format.accountNumber("1234567890")).toBe("123-456-7890");
    expect(format.percent(50)).toBe("50%");
    expect(format.countdown(272_000)).toBe("04:32");
  });

  it("names the currency in the language", async () => {
    const words = await Promise.all(
      LOCALES.map(async (locale) => {
        const format = await formatterIn(locale);
        return [
          format.moneyWithUnit(satang(1_248_050), "THB"),
          format.shortMoneyWithUnit(satang(10_000), "LAK"),
        ];
      }),
    );
    expect(words).toEqual([
      ["12,480.50\u00A0บาท", "100\u00A0กีบ"],
      ["12,480.50\u00A0ບາດ", "100\u00A0ກີບ"],
      ["12,480.50\u00A0baht", "100\u00A0kip"],
    ]);
  });

  it("writes ages in the language, with the English singular", async () => {
    const [th, la, en] = await Promise.all(LOCALES.map((locale) => formatterIn(locale)));
    expect(en?.age("2026-11-21T07:30:08Z", now)).toBe("1 minute ago");
    expect(en?.age("2026-11-21T05:31:08Z", now)).toBe("2 hours ago");
    expect(en?.age(now, now)).toBe("just now");
    expect(th?.age("2026-11-21T07:19:08Z", now)).toBe("12\u00A0นาที\u2060ที่\u2060แล้ว");
    expect(la?.age("2025-11-21T07:31:08Z", now)).toBe("1\u00A0ປີ\u2060ກ່ອນ");
    expect(en?.age("never", now)).toBe("–");
  });

  it("writes time left as a sentence for a screen reader", async () => {
    const en = await formatterIn("en");
    expect(en.duration(150_000)).toBe("2 minutes 30 seconds");
    expect(en.duration(60_000)).toBe("1 minute");
    expect(en.duration(1_000)).toBe("1 second");
    expect((await formatterIn("th")).duration(90_000)).toBe("1\u00A0นาที 30\u00A0วินาที");
  });

  it("shows times in the zone it is given", async () => {
    expect((await formatterIn("th", "America/New_York")).time(now)).toBe("02:31");
  });
});
