import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ui from "../../../packages/ui/package.json" with { type: "json" };
import { writeConformance } from "../../accessibility/write-conformance.ts";
import { withoutReferences } from "../../setup/internal-references.mjs";
import { manifestOf } from "../manifest/manifest.rules.ts";
import { readEntries } from "../manifest/read-entries.ts";
import { readProps } from "./component-tables.ts";
import { FOLDER, llms, MANIFEST } from "./llms.ts";
import { readMarkdown } from "./read-markdown.ts";
import { componentsOn } from "./to-markdown.ts";

/* Writes the documentation into the built package: each page as Markdown, the manifest of the components, the accessibility
report of the last `npm test` on this machine, and `llms.txt`, which lists them. */

const PACKAGE = "packages/ui";
const props = readProps();
const pages = await readMarkdown(props);
const manifest = manifestOf({
  components: props.values(),
  entries: readEntries(),
  pages: pages.map(([page]) => ({ id: page.id, components: componentsOn(page) })),
  folder: FOLDER,
});
const cleaned = (_: string, value: unknown) =>
  typeof value === "string" ? withoutReferences(value) : value;

for (const file of [`${FOLDER}/any.md`, MANIFEST])
  mkdirSync(join(PACKAGE, dirname(file)), { recursive: true });
writeFileSync(join(PACKAGE, MANIFEST), `${JSON.stringify(manifest, cleaned)}\n`);
for (const [{ id }, markdown] of pages)
  writeFileSync(join(PACKAGE, FOLDER, `${id}.md`), withoutReferences(markdown));
writeConformance();
writeFileSync(join(PACKAGE, "llms.txt"), llms(ui.version, pages));
