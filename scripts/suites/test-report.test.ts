import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  failureOf,
  REPORT_FILE,
  readTestReport,
  SECOND_TRIES_AT_MOST,
  writeTestReport,
} from "./test-report.mjs";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "report-"));
  file = join(folder, "report.json");
  vi.stubEnv(REPORT_FILE, file);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const titles = (count: number) => Array.from({ length: count }, (_, n) => `test ${n}`);

describe("the counts of a runner", () => {
  test("everything passed", () => {
    writeTestReport({ passed: 7, failures: [], secondTries: [] });
    expect(readTestReport(file, 0)).toEqual({ passed: 7, failed: 0, notes: [], failures: [] });
  });

  test("each failure is named", () => {
    writeTestReport({
      passed: 6,
      failures: [failureOf("a title", "what was wrong")],
      secondTries: [],
    });
    expect(readTestReport(file, 1)).toMatchObject({
      passed: 6,
      failed: 1,
      failures: ["a title\n    what was wrong"],
    });
  });

  test("a test that passed at its second try has passed, and is named", () => {
    writeTestReport({ passed: 7, failures: [], secondTries: titles(SECOND_TRIES_AT_MOST) });
    const { passed, failed, notes } = readTestReport(file, 0);
    expect([passed, failed]).toEqual([7, 0]);
    expect(notes).toContain("passed only at the second try: test 0");
  });

  test("more second tries than a busy machine explains have failed", () => {
    const secondTries = titles(SECOND_TRIES_AT_MOST + 1);
    writeTestReport({ passed: 20, failures: [], secondTries });
    expect(readTestReport(file, 0)).toMatchObject({
      passed: 20 - secondTries.length,
      failed: secondTries.length,
    });
  });

  test.each([
    ["without a report", undefined, 0],
    ["that found no test", 0, 0],
    ["that ended with an error after its tests", 7, 1],
  ])("a runner %s has failed", (_, passed, code) => {
    if (passed !== undefined) writeTestReport({ passed, failures: [], secondTries: [] });
    expect(readTestReport(file, code)).toMatchObject({ failed: 1 });
  });
});
