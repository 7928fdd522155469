import { checkManifestOfComponents } from "../packages/component-manifest.ts";
import { checkDocuments } from "../packages/documentation.ts";
import { checkCommands } from "../packages/documents/commands.ts";
import { entriesOf } from "../packages/entries.ts";
import { checkHosts } from "../packages/hosts.ts";
import { importEntry, importSheets } from "../packages/import-entry.ts";
import { checkFiles, checkLayers, checkManifest, checkTypes } from "../packages/inspect.ts";
import { installAnew } from "../packages/installed.ts";
import type { Packed } from "../packages/pack.ts";
import { checkPartner } from "../packages/partner.ts";
import { checkSites } from "../packages/sites/check-sites.ts";
import { FOLLOWED_SITES } from "../packages/sites/followed/followed-sites.ts";
import { PACKED_SITES } from "../packages/sites/packed/packed-sites.ts";
import { checkTakes } from "../packages/takes.ts";
import { checkWarnings } from "../packages/warnings.ts";
import { checkReferences } from "../setup/internal-references.ts";
import { reasonOf } from "../setup/reason-of.ts";

const SCRIPTS = /\.(js|mjs)$/;

async function problemsOf(packed: Packed): Promise<string[]> {
  const entries = entriesOf(packed);
  const problems = [
    ...checkFiles(packed, entries),
    ...checkLayers(packed, entries),
    ...checkReferences(packed),
    ...checkDocuments(packed),
    ...(await checkManifestOfComponents(packed)),
    ...(await checkManifest(packed)),
    ...(await checkTypes(packed)),
  ];
  for (const { specifier } of entries.filter(({ file }) => SCRIPTS.test(file))) {
    problems.push(...(await importEntry(specifier)));
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} ${packed.name}: ${entries.length} entries`);
  return problems;
}

try {
  const problems: string[] = [];
  const all = await installAnew();
  for (const packed of all) problems.push(...(await problemsOf(packed)));
  const sheets = all
    .flatMap(entriesOf)
    .filter(({ file }) => file.endsWith(".css"))
    .map(({ specifier }) => specifier);
  problems.push(
    ...(await importSheets(sheets)),
    ...(await checkTakes(sheets)),
    ...(await checkWarnings(all)),
    ...(await checkPartner()),
    ...(await checkHosts()),
  );
  // Checks one after the other take more than half of the time of all suites.
  const ofSites = await Promise.all([
    checkSites(PACKED_SITES),
    // The commands go on in one of the sites.
    checkSites(FOLLOWED_SITES).then(async (found) => [...found, ...(await checkCommands())]),
  ]);
  problems.push(...ofSites.flat());
  for (const problem of problems) console.error(problem);
  console.log(`packages: ${problems.length} problems`);
  process.exit(problems.length === 0 ? 0 : 1);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
