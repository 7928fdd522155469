import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFlowWords } from "../../scripts/write-flow-words.ts";
import { LOCALES } from "../locale/locale.ts";
import { FLOW_WORDS, type FlowWordsName } from "./flow-words.data.ts";
import type { WordsLoader } from "./words-loader.types.ts";
import { wordsOfFlow } from "./words-of-flow.ts";

const folder = mkdtempSync(join(tmpdir(), "flow-words-"));
const MODULES = ["create-words-loader", "join-trees"];

beforeAll(() => {
  mkdirSync(join(folder, "flow-words"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const name of MODULES) {
    const source = pathToFileURL(resolve(import.meta.dirname, `${name}.ts`)).href;
    writeFileSync(join(folder, "flow-words", `${name}.js`), `export * from "${source}";\n`);
  }
  writeFlowWords(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function publishedWords(flow: FlowWordsName): Promise<WordsLoader> {
  const file = pathToFileURL(join(folder, "flows", `${flow}.js`)).href;
  return (await import(/* @vite-ignore */ file))[`${flow}Words`];
}

it.each(Object.keys(FLOW_WORDS) as FlowWordsName[])(
  "the published words of %s are those of the source, in each language",
  async (flow) => {
    const load = await publishedWords(flow);
    for (const locale of LOCALES) {
      expect(await load(locale)).toEqual(await wordsOfFlow(flow)(locale));
    }
  },
);
