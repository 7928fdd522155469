import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readChangesets } from "@changesets/read";
import { broken, isBreaking, problemsOf, type Report } from "../api-report/compare.ts";
import { exportsOf } from "../api-report/exports.ts";
import { WORDS } from "../api-report/words.ts";
import { isFirstRelease } from "../release/changesets.ts";

const FOLDER = "reports/api";
const update = process.argv.includes("--update");
const changesets = await readChangesets(".");

const sorted = (names: readonly string[] = []) => [...new Set(names)].sort();

/** In the order of the file. */
const reportOf = (found: Partial<Report>): Report => ({
  exports: sorted(found.exports),
  props: sorted(found.props),
  values: sorted(found.values),
  variables: sorted(found.variables),
  parts: sorted(found.parts),
  messages: sorted(found.messages),
  events: sorted(found.events),
  errorCodes: sorted(found.errorCodes),
  required: sorted(found.required),
});

const readReport = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Report;

const packages = Object.entries(WORDS);
const exported = exportsOf(packages.map(([folder]) => `packages/${folder}`));

const problems: string[] = [];
const rows = packages.map(([folder, wordsOf], index) => {
  const file = `${FOLDER}/${folder}.json`;
  const name = `@satang/${folder}`;
  const now = reportOf({ ...exported[index], ...wordsOf() });
  const before = existsSync(file) ? readReport(file) : reportOf({});
  const canBreak = isFirstRelease() || isBreaking(name, changesets);
  if (update && (canBreak || broken(before, now).length === 0)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  } else problems.push(...problemsOf(name, before, now, canBreak));
  const counts = Object.entries(now).map(([kind, list]) => [kind, list.length]);
  return { package: name, ...Object.fromEntries(counts) };
});
console.table(rows);
for (const problem of problems) console.error(problem);
console.log(`api report: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
