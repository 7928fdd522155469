import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { longestFiles } from "./longest-files.rules.ts";

/** A test that ran. */
export interface TestOutcome {
  /** From the root of the project. */
  readonly file: string;
  /** With the titles of the groups around it. */
  readonly title: string;
  readonly outcome: "passed" | "failed";
  /** How long it took, s. */
  readonly seconds?: number;
}

/** Report of a runner for `npm test`. */
export interface TestReport {
  readonly passed: number;
  /** A title and the first lines of what was wrong, each. */
  readonly failures: readonly string[];
  /** Lines to print although everything passed. */
  readonly notes: readonly string[];
  /** Each test, where a test has a file and a title. */
  readonly tests?: readonly TestOutcome[];
  /** Why this machine can run none of the tests, in one line. */
  readonly notRun?: string;
}

/** Counts of a suite. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly notes: readonly string[];
  readonly failures: readonly string[];
  /** Why the suite was not run, in one line. */
  readonly notRun?: string | undefined;
}

/** Environment variable with the file that a reporter writes. */
export const REPORT_FILE = "SATANG_TEST_REPORT";

/** Writes the report of a runner, for `npm test`; nothing when nobody asks for it. */
export function writeTestReport(report: TestReport): void {
  const file = process.env[REPORT_FILE];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** A failure as a few lines. */
export const failureOf = (title: string, message = ""): string =>
  [
    title,
    ...message
      .split("\n")
      .filter((line) => line.trim())
      .slice(0, 6),
  ].join("\n    ");

/**
 * Counts of a runner. One that ended without a report, or found no test, has failed.
 * @param code the runner's exit code
 */
export function readTestReport(file: string, code: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, notes: [], failures: ["no report"] };
  const report = JSON.parse(readFileSync(file, "utf8")) as TestReport;
  const { passed, notes, notRun } = report;
  const hasNothing = passed === 0 && notRun === undefined;
  const isBroken = report.failures.length === 0 && (code !== 0 || hasNothing);
  const failures = isBroken
    ? [`ended with exit code ${code} after ${passed} tests that passed`]
    : report.failures;
  const allNotes = [...notes, ...longestFiles(report.tests)];
  return { passed, failed: failures.length, notes: allNotes, failures, notRun };
}
