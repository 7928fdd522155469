import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readChangesets } from "@changesets/read";
import { broken, KINDS, mayBreak, problemsOf } from "../api-report/compare.mjs";
import { exportsOf } from "../api-report/exports.mjs";
import { WORDS } from "../api-report/words.mjs";

const FOLDER = "reports/api";
const update = process.argv.includes("--update");
const changesets = await readChangesets(".");

const sorted = (found) => [...new Set(found)].sort();
const empty = Object.fromEntries([...KINDS, "required"].map((kind) => [kind, []]));

const packages = Object.keys(WORDS);
const exported = exportsOf(packages.map((folder) => `packages/${folder}`));

/** The current public names of a package, in the order of the file. */
function reportOf(folder, index) {
  const found = { ...exported[index], ...WORDS[folder]() };
  return Object.fromEntries(Object.keys(empty).map((kind) => [kind, sorted(found[kind])]));
}

const problems = [];
const rows = [];
for (const [index, folder] of packages.entries()) {
  const file = `${FOLDER}/${folder}.json`;
  const name = `@satang/${folder}`;
  const now = reportOf(folder, index);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : empty;
  const gone = mayBreak(name, changesets) ? [] : broken(before, now);
  if (update && gone.length === 0) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  } else problems.push(...problemsOf(name, before, now, changesets));
  const counts = Object.entries(now).map(([kind, list]) => [kind, list.length]);
  rows.push({ package: name, ...Object.fromEntries(counts) });
}
console.table(rows);
for (const problem of problems) console.error(problem);
console.log(`api report: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
