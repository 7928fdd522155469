import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { REPORTS } from "../suites/suite.ts";
import type { TestOutcome, TestReport } from "../suites/test-report.ts";
import { page, rowsOf } from "./report.rules.ts";
import { engineNames } from "./versions.ts";

export const PAGE = "docs/engines.md";

/** Suites with the journeys, in the order of the engines. */
const SUITES = [
  ["e2e", "chromium"],
  ["firefox", "stories-in-firefox"],
  ["webkit", "stories-in-webkit"],
];

const testsOf = (suite: string): readonly TestOutcome[] => {
  const file = `${REPORTS}/${suite}.json`;
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, "utf8")) as TestReport).tests ?? [];
};

/** Writes the journeys of each engine in the last runs of their suites. */
export async function writePage(): Promise<void> {
  const names = await engineNames();
  const runs = SUITES.map((suites, at) => ({
    name: names[at] ?? "",
    tests: suites.flatMap(testsOf),
  }));
  writeFileSync(PAGE, page(names, rowsOf(runs)));
}
