/** A test that ran. */
export interface TestOutcome {
  /** From the root of the project. */
  readonly file: string;
  /** With the titles of the groups around it. */
  readonly title: string;
  readonly outcome: "passed" | "failed";
}

/** What a runner writes for `npm test`. */
export interface TestReport {
  readonly passed: number;
  /** A title and the first lines of what was wrong, each. */
  readonly failures: readonly string[];
  /** Lines to print although everything passed. */
  readonly notes: readonly string[];
  /** Each test, where a test has a file and a title. */
  readonly tests?: readonly TestOutcome[];
}

export const REPORT_FILE: string;
export function failureOf(title: string, message?: string): string;
export function writeTestReport(report: TestReport): void;
export function readTestReport(
  file: string,
  code: number,
): { passed: number; failed: number; notes: string[]; failures: string[] };
