import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeFlowWords } from "../scripts/write-flow-words.ts";
import { joinWords } from "../src/flow-words/join-words.ts";
import type { WordsLoader } from "../src/flow-words/words-loader.types.ts";
import { loadLocale } from "../src/loading/load-locale.ts";
import { LOCALES } from "../src/locale/locale.ts";
import { lookUp } from "../src/messages/look-up.ts";
import { defineLocale } from "../src/own-language/define-locale.ts";
import { createTranslator } from "../src/translator/create-translator.ts";
import { collectWarnings } from "./collect-warnings.ts";

const folder = mkdtempSync(join(tmpdir(), "flow-words-"));
const home = resolve(import.meta.dirname, "..");
const MODULES = ["create-words-loader", "join-trees"];

/** The words of a flow as they are published. */
async function wordsOf(flow: string): Promise<WordsLoader> {
  const file = pathToFileURL(join(folder, "flows", `${flow}.js`)).href;
  return (await import(/* @vite-ignore */ file))[`${flow}Words`];
}

const warnings = collectWarnings();
let depositWords: WordsLoader;
let withdrawWords: WordsLoader;

beforeAll(async () => {
  mkdirSync(join(folder, "flow-words"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const name of MODULES) {
    const source = pathToFileURL(join(home, "src/flow-words", `${name}.ts`)).href;
    writeFileSync(join(folder, "flow-words", `${name}.js`), `export * from "${source}";\n`);
  }
  writeFlowWords(folder, join(home, "../.."));
  [depositWords, withdrawWords] = await Promise.all([wordsOf("deposit"), wordsOf("withdraw")]);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the words of a flow", () => {
  it("are published for each flow that has a source, and for no other", () => {
    const namesIn = (path: string) => globSync(path).map((file) => basename(file).split(".")[0]);
    expect(namesIn(`${folder}/flows/*.js`).sort()).toEqual(
      namesIn(`${home}/src/flows/*.ts`).sort(),
    );
  });

  it.each(LOCALES)("are those of the whole language, in %s", async (locale) => {
    const [words, whole] = await Promise.all([depositWords(locale), loadLocale(locale)]);
    expect(words.deposit).toEqual(whole.deposit);
    expect(words.errors).toEqual(whole.errors);
    expect(words.common).toEqual(whole.common);
    expect(words.session).toEqual({ ended: whole.session.ended, submit: whole.session.submit });
    expect(lookUp(words, "withdraw.title")).toBeUndefined();
  });

  it("of several flows are joined, also where both have a part of a module", async () => {
    const words = await joinWords(depositWords, withdrawWords)("th");
    const whole = await loadLocale("th");
    const shown = (key: string) => lookUp(words, key);
    expect(shown("deposit.title")).toBe(whole.deposit.title);
    expect(shown("withdraw.title")).toBe(whole.withdraw.title);
    expect(shown("money.order.giftLink")).toBe(whole.money.order.giftLink);
    expect(shown("money.order.withdraw")).toBe(whole.money.order.withdraw);
  });

  it("are the same in the pseudo-locale", async () => {
    const words = await joinWords(depositWords, withdrawWords)("en-XA");
    expect(words.deposit.title).toMatch(/^\[.*\]$/);
    expect(lookUp(words, "spin.title")).toBeUndefined();
  });

  it("in a language of a host are its own texts, and those of its base for this flow only", async () => {
    const catalogue = vi.fn(async () => ({ deposit: { title: "Nạp tiền" } }) as const);
    const locale = defineLocale({ tag: "vi-VN", name: "Tiếng Việt", catalogue, base: "en" });
    const words = await joinWords(depositWords, withdrawWords)(locale);
    expect(words.deposit.title).toBe("Nạp tiền");
    expect(words.withdraw.title).toBe((await loadLocale("en")).withdraw.title);
    expect(lookUp(words, "spin.title")).toBeUndefined();
    expect(catalogue).toHaveBeenCalledOnce();
  });
});

it("development names a message that was not loaded, once; its key is shown", async () => {
  const t = createTranslator("en", await depositWords("en"));
  expect([t("spin.title"), t("spin.title")]).toEqual(["spin.title", "spin.title"]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("no text for spin.title is loaded");
});

it("production warns of nothing", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const t = createTranslator("en", await depositWords("en"));
  expect(t("spin.start")).toBe("spin.start");
  expect(warnings).toEqual([]);
});
