import { describe, expect, it } from "vitest";
import { initialLocale } from "./initial-locale.rules.ts";

const firstVisit = { stored: undefined, device: ["fr-FR"], country: "TH" } as const;

describe("the language of the first paint", () => {
  it("is Thai, and Lao in the Lao build", () => {
    expect(initialLocale(firstVisit)).toBe("th");
    expect(initialLocale({ ...firstVisit, country: "LA" })).toBe("la");
  });

  it.each([
    [["lo-LA", "en-US"], "la"],
    [["en"], "en"],
    [["de-DE", "EN-gb", "th"], "en"],
    [["th-TH"], "th"],
    [["la"], "th"],
    [["constructor"], "th"],
    [[], "th"],
  ] as const)("is, of the device's languages %j, %s at the first visit", (device, locale) => {
    expect(initialLocale({ ...firstVisit, device })).toBe(locale);
  });

  it("is the stored one in every build, also when the device has another", () => {
    expect(initialLocale({ ...firstVisit, stored: "en", device: ["th"] })).toBe("en");
    expect(initialLocale({ stored: "th", device: ["lo"], country: "LA" })).toBe("th");
  });

  it("ignores a stored value that is not a supported language", () => {
    expect(initialLocale({ ...firstVisit, stored: "lo" })).toBe("th");
    expect(initialLocale({ ...firstVisit, stored: "constructor", country: "LA" })).toBe("la");
  });
});
