import { writeFileSync } from "node:fs";
import ui from "../../packages/ui/package.json" with { type: "json" };
import { CRITERIA } from "../accessibility/criteria.data.ts";
import { readRun } from "../accessibility/read-run.ts";
import { report, resultOf } from "../accessibility/report.rules.ts";

const REPORTS = ".satang/reports";
const FILE = `${REPORTS}/accessibility.md`;

const run = readRun(REPORTS);
if (run.length === 0) {
  console.error(`there are no results in ${REPORTS}: run npm test first`);
  process.exit(1);
}
const date = new Date().toISOString().slice(0, 10);
writeFileSync(FILE, report(CRITERIA, run, { version: ui.version, date }));
const failed = CRITERIA.filter((criterion) => resultOf(criterion, run) === "**failed**");
console.log(`${FILE}: ${failed.length} of ${CRITERIA.length} criteria failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
