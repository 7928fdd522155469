import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Environment variable with the file that a reporter writes. */
export const REPORT_FILE = "SATANG_TEST_REPORT";

/** Writes the report of a runner, for `npm test`; nothing when nobody asks for it. */
export function writeTestReport(report) {
  const file = process.env[REPORT_FILE];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** One failure as a few lines. */
export const failureOf = (title, message = "") =>
  [
    title,
    ...message
      .split("\n")
      .filter((line) => line.trim())
      .slice(0, 6),
  ].join("\n    ");

/**
 * Counts of a runner. One that ended without a report, or found no test, has failed.
 * @param {string} file
 * @param {number} code the runner's exit code
 * @returns {{ passed: number, failed: number, notes: string[], failures: string[] }}
 */
export function readTestReport(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1, notes: [], failures: ["no report"] };
  const { passed, failures, notes } = JSON.parse(readFileSync(file, "utf8"));
  if (failures.length === 0 && (code !== 0 || passed === 0))
    failures.push(`ended with exit code ${code} after ${passed} tests that passed`);
  return { passed, failed: failures.length, notes, failures };
}
