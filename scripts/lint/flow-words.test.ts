import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import {
  FLOW_WORDS,
  type FlowWordsName,
  SHARED_WORDS,
} from "../../packages/i18n/src/flow-words/flow-words.data.ts";
import { pathsOfFlow } from "../../packages/i18n/src/flow-words/paths-of-flow.ts";
import { en } from "../../packages/i18n/src/locales/en/index.ts";
import { keysFrom } from "./flow-keys.ts";
import { keysOf } from "./keys-of.ts";

const keys = keysOf(en);
/** Formats and errors of the package of texts, and the provider around each flow. */
const around = [
  ...globSync("packages/i18n/src/{errors,format}/*.ts").filter((file) => !/\.test\./.test(file)),
  "packages/ui/src/provider/index.ts",
];
const shownBy = new Map(
  globSync("packages/ui/src/flows/*/index.ts")
    .sort()
    .map((file) => [basename(dirname(file)), keysFrom([...around, file], keys)]),
);

const covers = (path: string, key: string) => key === path || key.startsWith(`${path}.`);

describe("the words of flows", () => {
  it("exist for each folder of flows", () => {
    expect(Object.keys(FLOW_WORDS).sort()).toEqual([...shownBy.keys()]);
  });

  it.each(Object.keys(FLOW_WORDS) as FlowWordsName[])(
    "%s has each message that it shows",
    (flow) => {
      const paths = pathsOfFlow(flow);
      const missing = [...(shownBy.get(flow) ?? [])].filter(
        (key) => !paths.some((path) => covers(path, key)),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(Object.entries(FLOW_WORDS))("%s loads no words that it never shows", (flow, { own }) => {
    const shown = [...(shownBy.get(flow) ?? [])];
    expect(own.filter((path) => !shown.some((key) => covers(path, key)))).toEqual([]);
  });

  it.each(Object.entries(SHARED_WORDS))("%s has only words that a flow shows", (_, paths) => {
    const shown = [...shownBy.values()].flatMap((found) => [...found]);
    expect(paths.filter((path) => !shown.some((key) => covers(path, key)))).toEqual([]);
  });
});
