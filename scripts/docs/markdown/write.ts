import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeConformance } from "../../accessibility/write-conformance.ts";
import { withoutReferences } from "../../setup/internal-references.ts";
import { manifestOf } from "../manifest/manifest.rules.ts";
import { readEntries } from "../manifest/read-entries.ts";
import { FOLDER, llms, MANIFEST } from "./llms.ts";
import { DOCUMENTED } from "./packages.data.ts";
import { markdownOf, readSources } from "./read-markdown.ts";
import { componentsOn } from "./to-markdown.ts";

/* Writes the documentation into the built packages: pages as Markdown, and `llms.txt`, which lists them. The package of the
components has their manifest, too, and the accessibility report of the last `npm run test:all` on this machine. */

const sources = await readSources();

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const versionOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;

for (const documented of DOCUMENTED) {
  const folder = join("packages", documented.name);
  const pages = markdownOf(documented.pages, sources);
  for (const [{ id }, markdown] of pages)
    write(join(folder, FOLDER, `${id}.md`), withoutReferences(markdown));
  write(join(folder, "llms.txt"), llms(documented, versionOf(folder), pages));
}

const manifest = manifestOf({
  components: sources.props.values(),
  entries: readEntries(),
  pages: markdownOf(null, sources).map(([page]) => ({
    id: page.id,
    components: componentsOn(page),
  })),
  folder: FOLDER,
});
const cleaned = (_: string, value: unknown) =>
  typeof value === "string" ? withoutReferences(value) : value;
write(join("packages/ui", MANIFEST), `${JSON.stringify(manifest, cleaned)}\n`);
writeConformance();
