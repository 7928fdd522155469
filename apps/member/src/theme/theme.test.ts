import { readFile } from "node:fs/promises";
import { LOCALES, languageTag } from "@satang/i18n";
import { describe, expect, it } from "vitest";
import { THEME_KEY, THEMES, wornTheme } from "./theme.ts";

describe("the active theme", () => {
  it("is the chosen one, otherwise that of the device, otherwise night", () => {
    expect(wornTheme("river-day", false)).toBe("river-day");
    expect(wornTheme("river-night", true)).toBe("river-night");
    expect(wornTheme(null, true)).toBe("river-day");
    expect(wornTheme("lotus", false)).toBe("river-night");
  });
});

describe("the script before the first paint", () => {
  it("knows the themes, languages and storage keys of the app", async () => {
    const script = await readFile(new URL("../../public/before-paint.js", import.meta.url), "utf8");
    for (const theme of THEMES) expect(script).toContain(`"${theme}"`);
    for (const locale of LOCALES) expect(script).toContain(`${locale}: "${languageTag(locale)}"`);
    expect(script).toContain(`getItem("${THEME_KEY}")`);
    expect(script).toContain('getItem("locale")');
  });
});
