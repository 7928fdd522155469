import { checkManifestOfComponents } from "../packages/component-manifest.mjs";
import { checkDocuments } from "../packages/documentation.mjs";
import { checkCommands } from "../packages/documents/commands.mjs";
import { entriesOf } from "../packages/entries.mjs";
import { checkHosts } from "../packages/hosts.mjs";
import { importEntry, importSheets } from "../packages/import-entry.mjs";
import { checkFiles, checkLayers, checkManifest, checkTypes } from "../packages/inspect.mjs";
import { installAnew } from "../packages/installed.mjs";
import { checkPartner } from "../packages/partner.mjs";
import { checkSites } from "../packages/sites/check-sites.mjs";
import { FOLLOWED_SITES, PACKED_SITES } from "../packages/sites/sites.mjs";
import { checkTakes } from "../packages/takes.mjs";
import { checkWarnings } from "../packages/warnings.mjs";
import { checkReferences } from "../setup/internal-references.ts";

const SCRIPTS = /\.(js|mjs)$/;

async function problemsOf(packed) {
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
  const problems = [];
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
  // One after the other they take more than half of the time of all suites.
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
  console.error(error.message);
  process.exitCode = 1;
}
