import { describe, expect, it } from "vitest";
import { initialLocale } from "./initial-locale.rules.ts";

describe("the language of the first paint", () => {
  it("is Thai, and Lao in the Lao build", () => {
    expect(initialLocale(undefined, "TH")).toBe("th");
    expect(initialLocale(undefined, "LA")).toBe("la");
  });

  it("is the stored one in every build", () => {
    expect(initialLocale("en", "TH")).toBe("en");
    expect(initialLocale("th", "LA")).toBe("th");
  });

  it("ignores a stored value that is not a supported language", () => {
    expect(initialLocale("lo", "TH")).toBe("th");
    expect(initialLocale("constructor", "LA")).toBe("la");
  });
});
