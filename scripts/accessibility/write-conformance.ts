import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import ui from "../../packages/ui/package.json" with { type: "json" };
import { withoutReferences } from "../setup/internal-references.ts";
import { CRITERIA } from "./criteria.data.ts";
import { readRun } from "./read-run.ts";
import { notPassed, report } from "./report.rules.ts";

/** The report in the built package. */
export const FILE = "packages/ui/dist/docs/accessibility-conformance.md";

/**
 * Writes the conformance report of the last `npm run test:all` into the built `@satang/ui`.
 * @returns a line for each named test that did not pass
 */
export function writeConformance(): string[] {
  const run = readRun(".satang/reports");
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, withoutReferences(report(CRITERIA, run, { version: ui.version, date })));
  return notPassed(CRITERIA, run);
}
