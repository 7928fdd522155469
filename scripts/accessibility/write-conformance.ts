import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import ui from "../../packages/ui/package.json" with { type: "json" };
import { withoutReferences } from "../setup/internal-references.mjs";
import { CRITERIA } from "./criteria.data.ts";
import { type Run, report } from "./report.rules.ts";

/** The report in the built package. */
const FILE = "packages/ui/dist/docs/accessibility-conformance.md";

/** Writes the conformance report of a run of the tests into the built `@satang/ui`. */
export function writeConformance(run: Run): void {
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, withoutReferences(report(CRITERIA, run, { version: ui.version, date })));
}
