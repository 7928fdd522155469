import { describe, expect, it } from "vitest";
import { loadLocale } from "../loading/load-locale.ts";
import { createTranslator } from "../translator/create-translator.ts";
import { pseudoText } from "./pseudo-text.ts";

describe("the pseudo-locale", () => {
  it("accents and lengthens English inside brackets", () => {
    expect(pseudoText("Copy")).toBe("[Çóp\u0308ý··]");
  });

  it("keeps arguments and plural names", () => {
    expect(pseudoText("{count} {count|coin|coins}")).toMatch(
      /^\[\{count\} \{count\|çóíñ\|çóíñš\}·+\]$/,
    );
  });

  it("loads like any other language", async () => {
    const t = createTranslator("en-XA", await loadLocale("en-XA"));
    expect(t("ui.copied", { text: "abc" })).toMatch(/^\[.*abc·+\]$/);
    expect(t("common.age.days", { count: 1 })).toContain("đáý");
  });
});
