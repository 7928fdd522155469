import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { en } from "../../packages/i18n/src/locales/en/index.ts";
import { COMPUTED_MESSAGES } from "./computed-messages.data.ts";
import { keysOf } from "./keys-of.ts";
import { keysIn, templatesIn } from "./message-uses.ts";

/** Only these packages have texts. The page models for tests find messages and show none. */
const sources = globSync("{packages/i18n,packages/ui,apps/*}/src/**/*.{ts,tsx}").filter(
  (file) =>
    !/\.(?:test|stories)\.tsx?$|^packages\/i18n\/src\/locales\/|^packages\/ui\/src\/testing\//.test(
      file,
    ),
);
const texts = sources.map((file) => readFileSync(file, "utf8"));
const keys = keysOf(en);
const computed = Object.entries(COMPUTED_MESSAGES);

describe("messages", () => {
  it("are all shown somewhere: a key that no source contains or computes is deleted", () => {
    const ofContract = computed.flatMap(([template, values]) =>
      values === null ? [template.slice(0, template.indexOf("{}"))] : [],
    );
    const used = new Set([
      ...texts.flatMap(keysIn),
      ...computed.flatMap(([template, values]) =>
        (values ?? []).map((value) => template.replace("{}", value)),
      ),
    ]);
    const unused = keys.filter(
      (key) => !used.has(key) && !ofContract.some((prefix) => key.startsWith(prefix)),
    );
    expect(keys.length).toBeGreaterThan(400);
    expect(unused).toEqual([]);
  });

  it("with a computed key are listed with the values of their template", () => {
    const templates = texts.flatMap((text) => templatesIn(text, keys));
    expect([...new Set(templates)].sort()).toEqual(Object.keys(COMPUTED_MESSAGES).sort());
  });

  it("that a listed template names exist", () => {
    const known = new Set(keys);
    const named = computed.flatMap(([template, values]) =>
      (values ?? []).map((value) => template.replace("{}", value)),
    );
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("the search for uses", () => {
  it("finds keys and the templates of computed keys", () => {
    const source = ['t("ui.close")', "t(`money.$", "{status}.title`, { amount })"].join("");
    expect(keysIn(source)).toEqual(["ui.close"]);
    expect(templatesIn(source, ["money.done.title"])).toEqual(["money.{}.title"]);
    expect(templatesIn(source, ["money.done.text"])).toEqual([]);
  });

  it("does not take the example of a comment for a use", () => {
    const source =
      '/**\n * @example\n * t("ui.close");\n */\n// t("ui.copied")\nt("ui.loading");\n';
    expect(keysIn(source)).toEqual(["ui.loading"]);
  });
});
