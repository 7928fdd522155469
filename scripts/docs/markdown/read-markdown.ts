import type { Docgen } from "../../../.storybook/props/props.rules.ts";
import { readProps } from "./component-tables.ts";
import { wordTable } from "./data-tables.ts";
import { type Page, readPages } from "./pages.ts";
import { toMarkdown } from "./to-markdown.ts";

/** Every page with its Markdown. */
export async function readMarkdown(
  props: ReadonlyMap<string, Docgen> = readProps(),
): Promise<(readonly [Page, string])[]> {
  const pages = readPages();
  const ids = new Set(pages.map(({ id }) => id));
  const sources = { props, words: await wordTable(), ids };
  return pages.map((page) => [page, toMarkdown(page, sources)] as const);
}
