import { readProps } from "./component-tables.ts";
import { wordTable } from "./data-tables.ts";
import { type Page, readPages } from "./pages.ts";
import { type Sources, toMarkdown } from "./to-markdown.ts";

/** Reads the sources of the blocks of all pages. */
export const readSources = async () => ({ props: readProps(), words: await wordTable() });

/** The pages with these titles, or all pages, as Markdown: they link to each other, and to no other page. */
export function markdownOf(
  titles: readonly string[] | null,
  sources: Omit<Sources, "ids">,
): (readonly [Page, string])[] {
  const pages = readPages().filter(({ title }) => titles === null || titles.includes(title));
  if (titles && pages.length < titles.length) throw new Error(`no page has one of ${titles}`);
  const ids = new Set(pages.map(({ id }) => id));
  return pages.map((page) => [page, toMarkdown(page, { ...sources, ids })] as const);
}
