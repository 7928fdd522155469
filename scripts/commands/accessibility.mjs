import { writeFileSync } from "node:fs";
import ui from "../../packages/ui/package.json" with { type: "json" };
import { CRITERIA } from "../accessibility/criteria.data.ts";
import { readRun } from "../accessibility/read-run.ts";
import { report, resultOf, withoutEvidence } from "../accessibility/report.rules.ts";

const REPORTS = ".satang/reports";
const FILE = `${REPORTS}/accessibility.md`;

const run = readRun(REPORTS);
if (run.length === 0) {
  console.error(`there are no results in ${REPORTS}: run npm test first`);
  process.exit(1);
}
const date = new Date().toISOString().slice(0, 10);
writeFileSync(FILE, report(CRITERIA, run, { version: ui.version, date }));
const without = withoutEvidence(CRITERIA, run);
for (const criterion of without)
  console.error(`${criterion.number} ${criterion.name}: ${resultOf(criterion, run)}`);
console.log(`${FILE}: ${without.length} of ${CRITERIA.length} criteria lost their evidence`);
process.exitCode = without.length === 0 ? 0 : 1;
