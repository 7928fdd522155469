import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  FLOW_WORDS,
  type FlowWordsName,
  SHARED_WORDS,
  type SharedWordsName,
} from "../src/flow-words/flow-words.data.ts";
import { pickWords } from "../src/flow-words/pick-words.ts";
import { LOCALES, type Locale } from "../src/locale/locale.ts";
import { en } from "../src/locales/en/index.ts";
import { la } from "../src/locales/la/index.ts";
import { th } from "../src/locales/th/index.ts";

const WHOLE = { th, la, en };
const SHARED_NAMES = Object.keys(SHARED_WORDS) as SharedWordsName[];
const FLOW_NAMES = Object.keys(FLOW_WORDS) as FlowWordsName[];

const textsOf = (locale: Locale, paths: readonly string[]) =>
  JSON.stringify(pickWords(WHOLE[locale], paths));

const sharedModule = (locale: Locale, name: SharedWordsName) =>
  `export const ${name} = ${textsOf(locale, SHARED_WORDS[name])};\n`;

/** The words that several flows show are modules of their own: a page loads them once. */
function wordsModule(locale: Locale, flow: FlowWordsName): string {
  const { shared, own } = FLOW_WORDS[flow];
  return [
    'import { joinTrees } from "../join-trees.js";',
    ...shared.map((name) => `import { ${name} } from "./shared/${name}.js";`),
    `export const words = joinTrees(${shared.join(", ")}, ${textsOf(locale, own)});`,
    "",
  ].join("\n");
}

const loaderModule = (flow: FlowWordsName) =>
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

/** Writes the words of each flow in each language as a module, and the loaders in place of those of the source. */
export function writeFlowWords(folder: string): void {
  for (const locale of LOCALES) {
    const place = join(folder, "flow-words", locale);
    for (const name of SHARED_NAMES)
      write(join(place, "shared", `${name}.js`), sharedModule(locale, name));
    for (const flow of FLOW_NAMES) write(join(place, `${flow}.js`), wordsModule(locale, flow));
  }
  for (const flow of FLOW_NAMES) write(join(folder, "flows", `${flow}.js`), loaderModule(flow));
}
