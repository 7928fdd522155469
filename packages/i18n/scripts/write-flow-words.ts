import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LOCALES, type Locale } from "../src/locale/locale.ts";
import { en } from "../src/locales/en/index.ts";
import { la } from "../src/locales/la/index.ts";
import { th } from "../src/locales/th/index.ts";
import { pickWords } from "./pick-words.ts";
import { type FlowWords, wordsOfFlows } from "./words-of-flows.ts";

const WHOLE = { th, la, en };

const textsOf = (locale: Locale, keys: readonly string[]) =>
  JSON.stringify(pickWords(WHOLE[locale], keys));

/** The words that several flows show are modules of their own: a page loads them once. */
const sharedModule = (locale: Locale, name: string, keys: readonly string[]) =>
  `export const ${name} = ${textsOf(locale, keys)};\n`;

const wordsModule = (locale: Locale, { shared, own }: FlowWords) =>
  [
    'import { joinTrees } from "../join-trees.js";',
    ...shared.map((name) => `import { ${name} } from "./shared/${name}.js";`),
    `export const words = joinTrees(${shared.join(", ")}, ${textsOf(locale, own)});`,
    "",
  ].join("\n");

const loaderModule = (flow: string) =>
  [
    'import { createWordsLoader } from "../flow-words/create-words-loader.js";',
    `export const ${flow}Words = /* @__PURE__ */ createWordsLoader({`,
    ...LOCALES.map(
      (locale) =>
        `  ${locale}: async () => (await import("../flow-words/${locale}/${flow}.js")).words,`,
    ),
    "});",
    "",
  ].join("\n");

function write(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}

/**
 * Writes the words of each flow in each language as a module, and the loaders in place of those of the source.
 * @param folder where they are written
 * @param root folder of the repository
 */
export function writeFlowWords(folder: string, root: string): void {
  const { shared, flows } = wordsOfFlows(root);
  for (const locale of LOCALES) {
    const place = join(folder, "flow-words", locale);
    for (const [name, keys] of Object.entries(shared))
      write(join(place, "shared", `${name}.js`), sharedModule(locale, name, keys));
    for (const [flow, words] of Object.entries(flows))
      write(join(place, `${flow}.js`), wordsModule(locale, words));
  }
  for (const flow of Object.keys(flows))
    write(join(folder, "flows", `${flow}.js`), loaderModule(flow));
}
