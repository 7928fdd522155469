import { readFile } from "node:fs/promises";
import { LOCALES, languageTag } from "@satang/i18n";
import { describe, expect, it } from "vitest";
import { activeTheme, THEME_KEY, THEMES } from "./theme.ts";

describe("the active theme", () => {
  it("is the chosen one, otherwise that of the device, otherwise night", () => {
    expect(activeTheme("river-day", false)).toBe("river-day");
    expect(activeTheme("river-night", true)).toBe("river-night");
    expect(activeTheme(null, true)).toBe("river-day");
    expect(activeTheme("lotus", false)).toBe("river-night");
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
