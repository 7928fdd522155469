import { describe, expect, it } from "vitest";
import { en } from "../locales/en/index.ts";
import { defineOverrides } from "../messages/define-overrides.ts";
import { createTranslator } from "./create-translator.ts";

describe("createTranslator", () => {
  it("returns the text of a message", () => {
    const t = createTranslator("en", en);
    expect(t("ui.close")).toBe("Close");
    expect(t("ui.copied", { text: "123" })).toBe("copied: 123");
    expect(t.locale).toBe("en");
  });

  it("replaces single messages of the catalogue by those of a partner", () => {
    const overrides = defineOverrides({ ui: { copied: "Got {text}!" } });
    const t = createTranslator("en", en, overrides);
    expect(t("ui.copied", { text: "123" })).toBe("Got 123!");
    expect(t("ui.close")).toBe("Close");
  });

  it("returns nothing for a key from a server that is not a message", () => {
    const t = createTranslator("en", en);
    expect(t.find("errors.code.NO_SUCH_CODE")).toBeUndefined();
    expect(t.find("errors.code")).toBeUndefined();
    expect(t.find("errors.code.toString")).toBeUndefined();
    expect(t.find("errors.code.constructor.name")).toBeUndefined();
  });
});
