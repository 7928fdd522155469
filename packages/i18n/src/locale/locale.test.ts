import { describe, expect, it } from "vitest";
import { isLocale, LOCALES, languageTag } from "./locale.ts";

describe("locales", () => {
  it("reach the browser as BCP 47 tags: Lao is lo-LA, never la, which is Latin", () => {
    expect(LOCALES.map(languageTag)).toEqual(["th-TH", "lo-LA", "en-GB"]);
    expect(new Intl.Locale(languageTag("la")).language).toBe("lo");
  });

  it.each([
    ["th", true],
    ["la", true],
    ["en", true],
    ["lo", false],
    ["", false],
    [null, false],
  ])("takes a stored %s: %s", (value, known) => {
    expect(isLocale(value)).toBe(known);
  });
});
