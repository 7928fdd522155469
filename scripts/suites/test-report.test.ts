import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failureOf, REPORT_FILE, readTestReport, writeTestReport } from "./test-report.ts";

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

describe("the counts of a runner", () => {
  test("no failure is listed when everything passed", () => {
    writeTestReport({ passed: 7, failures: [], notes: [] });
    expect(readTestReport(file, 0)).toEqual({ passed: 7, failed: 0, notes: [], failures: [] });
  });

  test("each failure is named", () => {
    writeTestReport({
      passed: 6,
      failures: [failureOf("a title", "what was wrong")],
      notes: [],
    });
    expect(readTestReport(file, 1)).toMatchObject({
      passed: 6,
      failed: 1,
      failures: ["a title\n    what was wrong"],
    });
  });

  test("output that is to be printed is kept", () => {
    writeTestReport({ passed: 7, failures: [], notes: ["a note"] });
    expect(readTestReport(file, 0)).toMatchObject({ failed: 0, notes: ["a note"] });
  });

  test("a suite that this machine cannot run has neither passed nor failed", () => {
    writeTestReport({ passed: 0, failures: [], notes: [], notRun: "no such browser" });
    expect(readTestReport(file, 0)).toMatchObject({
      passed: 0,
      failed: 0,
      notRun: "no such browser",
    });
    expect(readTestReport(file, 1)).toMatchObject({ failed: 1 });
  });

  test.each([
    ["without a report", undefined, 0],
    ["that found no test", 0, 0],
    ["that ended with an error after its tests", 7, 1],
  ])("a runner %s has failed", (_, passed, code) => {
    if (passed !== undefined) writeTestReport({ passed, failures: [], notes: [] });
    expect(readTestReport(file, code)).toMatchObject({ failed: 1 });
  });
});
