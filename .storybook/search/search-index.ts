import { readPages } from "../../scripts/docs/markdown/pages.ts";
import { toMarkdown } from "../../scripts/docs/markdown/to-markdown.ts";
import { type Anchor, withText } from "./text-anchors.rules.ts";

/** The fields of Storybook's index that are read here; all others are kept. */
type Entry = { readonly importPath: string; readonly anchors?: readonly Anchor[] };
type Index = { readonly entries: Readonly<Record<string, Entry>> };

/** Maker of Storybook's index. It has more methods, which call this one. */
export type IndexGenerator = {
  getIndexAndStats: () => Promise<{ readonly storyIndex: Index }>;
};

/** Not searched: tables of props take seconds to read, and the page "Words" has a search of its own. */
const WITHOUT_TABLES = {
  props: {
    get: (displayName: string) => ({ displayName, description: "", example: "", props: {} }),
  },
  words: "",
  ids: new Set<string>(),
};

/** The text of each page by its file. What has changed is not what somebody looks for in the guides. */
const readTexts = (): ReadonlyMap<string, string> =>
  new Map(
    readPages()
      .filter(({ title }) => title !== "Guides/What is new")
      .map((page) => [`./${page.file}`, toMarkdown(page, WITHOUT_TABLES)]),
  );

function withTexts(index: Index): Index {
  const texts = readTexts();
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const text = entry.anchors && texts.get(entry.importPath);
    return [id, text ? { ...entry, anchors: withText(entry.anchors ?? [], text) } : entry];
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/**
 * Adds the text of each page to its anchors in the index, so that the search of the sidebar finds a
 * sentence as it finds a heading. Without it, it finds headings only.
 */
export function findTexts<Generator extends IndexGenerator>(generator: Generator): Generator {
  const read = generator.getIndexAndStats.bind(generator);
  // Storybook asks many times, and returns the same object until a file has changed.
  const known = new WeakMap<Index, Index>();
  generator.getIndexAndStats = async () => {
    const found = await read();
    const storyIndex = known.get(found.storyIndex) ?? withTexts(found.storyIndex);
    known.set(found.storyIndex, storyIndex);
    return { ...found, storyIndex };
  };
  return generator;
}
