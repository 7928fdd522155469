/** What a runner writes for `npm test`. */
export interface TestReport {
  readonly passed: number;
  /** A title and the first lines of what was wrong, each. */
  readonly failures: readonly string[];
  /** Lines to print although everything passed. */
  readonly notes: readonly string[];
}

export const REPORT_FILE: string;
export function failureOf(title: string, message?: string): string;
export function writeTestReport(report: TestReport): void;
export function readTestReport(
  file: string,
  code: number,
): { passed: number; failed: number; notes: string[]; failures: string[] };
