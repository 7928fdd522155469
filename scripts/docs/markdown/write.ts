import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ui from "../../../packages/ui/package.json" with { type: "json" };
import { withoutReferences } from "../../setup/internal-references.mjs";
import { FOLDER, llms } from "./llms.ts";
import { readMarkdown } from "./read-markdown.ts";

/* Writes the documentation into the built package: each page as Markdown, and `llms.txt`, which lists them. */

const PACKAGE = "packages/ui";
const pages = await readMarkdown();
mkdirSync(join(PACKAGE, FOLDER), { recursive: true });
for (const [{ id }, markdown] of pages)
  writeFileSync(join(PACKAGE, FOLDER, `${id}.md`), withoutReferences(markdown));
writeFileSync(join(PACKAGE, "llms.txt"), llms(ui.version, pages));
