import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ui from "../../../packages/ui/package.json" with { type: "json" };
import { readProps } from "./component-tables.ts";
import { wordTable } from "./data-tables.ts";
import { FOLDER, llms } from "./llms.ts";
import { readPages } from "./pages.ts";
import { toMarkdown } from "./to-markdown.ts";

/* Writes the documentation into the built package: each page as Markdown, and `llms.txt`, which lists them. */

const PACKAGE = "packages/ui";
const all = readPages();
const ids = new Set(all.map(({ id }) => id));
const sources = { props: readProps(), words: await wordTable(), ids };
const pages = all.map((page) => [page, toMarkdown(page, sources)] as const);
mkdirSync(join(PACKAGE, FOLDER), { recursive: true });
for (const [{ id }, markdown] of pages) writeFileSync(join(PACKAGE, FOLDER, `${id}.md`), markdown);
writeFileSync(join(PACKAGE, "llms.txt"), llms(ui.version, pages));
