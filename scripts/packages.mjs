import { buildPackages } from "./build-packages.mjs";
import { entriesOf } from "./packages/entries.mjs";
import { checkHosts } from "./packages/hosts.mjs";
import { importEntry } from "./packages/import-entry.mjs";
import { checkFiles, checkLayers, checkManifest, checkTypes } from "./packages/inspect.mjs";
import { packAll } from "./packages/pack.mjs";
import { checkPartner } from "./packages/partner.mjs";
import { checkTakes } from "./packages/takes.mjs";

const SCRIPTS = /\.(js|mjs)$/;

async function problemsOf(packed) {
  const entries = entriesOf(packed);
  const problems = [
    ...checkFiles(packed, entries),
    ...checkLayers(packed),
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
  await buildPackages();
  const problems = [];
  const all = await packAll();
  for (const packed of all) problems.push(...(await problemsOf(packed)));
  const sheets = all.flatMap(entriesOf).filter(({ file }) => file.endsWith(".css"));
  problems.push(
    ...(await checkTakes(sheets.map(({ specifier }) => specifier))),
    ...(await checkPartner()),
    ...(await checkHosts()),
  );
  for (const problem of problems) console.error(problem);
  console.log(`packages: ${problems.length} problems`);
  process.exit(problems.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
