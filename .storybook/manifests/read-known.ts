import { markdownOf, readSources } from "../../scripts/docs/markdown/read-markdown.ts";
import { readExports } from "../../scripts/docs/read-exports.ts";
import type { Known } from "./manifests.rules.ts";

/** Pages and entries, read from the source. */
export async function readKnown(): Promise<Known> {
  const pages = markdownOf(null, await readSources());
  return {
    pages: new Map(pages.map(([{ file }, markdown]) => [file, markdown])),
    entries: readExports(),
  };
}
