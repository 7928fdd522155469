import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readRun } from "../accessibility/read-run.ts";
import PlaywrightReporter, { LOST_WINDOW } from "./playwright-reporter.ts";
import { REPORT_FILE } from "./test-report.ts";
import VitestReporter from "./vitest-reporter.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reports-"));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const asks = (suite: string) => vi.stubEnv(REPORT_FILE, join(folder, `${suite}.json`));
const written = (suite: string) =>
  JSON.parse(readFileSync(join(folder, `${suite}.json`), "utf8")) as unknown;

/** A module of Vitest with one test in each state. */
function moduleWith(states: readonly string[]) {
  const module = { relativeModuleId: "a.test.ts", errors: () => [] };
  const tests = states.map((state) => ({
    module,
    fullName: `a group > ${state}`,
    diagnostic: () => ({ duration: 1500 }),
    result: () => ({ state, errors: [] }),
  }));
  return { ...module, children: { allTests: () => tests, allSuites: () => [] } };
}

const inPlaywright = (title: string, outcome: string) => ({
  titlePath: () => ["", "", "a.e2e.ts", "th", title],
  outcome: () => outcome,
  results: [{ errors: [], duration: 2500 }],
});

test("the accessibility report finds each test that ran, with its file and how it ended", () => {
  asks("unit");
  new VitestReporter().onTestRunEnd([moduleWith(["passed", "failed", "skipped"])], []);
  asks("e2e");
  const playwright = new PlaywrightReporter();
  playwright.onBegin(
    {},
    { allTests: () => [inPlaywright("one", "expected"), inPlaywright("two", "flaky")] },
  );
  playwright.onEnd();

  expect(written("unit")).toMatchObject({ passed: 1, notes: [] });
  expect(readRun(folder)).toEqual([
    { file: "a.test.ts", title: "a group > passed", outcome: "passed", seconds: 1.5 },
    { file: "a.test.ts", title: "a group > failed", outcome: "failed", seconds: 1.5 },
    { file: "e2e/a.e2e.ts", title: "th › one", outcome: "passed", seconds: 2.5 },
    { file: "e2e/a.e2e.ts", title: "th › two", outcome: "failed", seconds: 2.5 },
  ]);
});

test("a journey that lost its window and passed in a new one has passed, and is named; another one that passed at the second try has not", () => {
  asks("webkit");
  const reporter = new PlaywrightReporter();
  const flaky = (title: string, annotations: readonly { readonly type: string }[]) => ({
    ...inPlaywright(title, "flaky"),
    results: [
      { errors: [], duration: 1, annotations },
      { errors: [], duration: 1, annotations: [] },
    ],
  });
  const tests = [flaky("one", [{ type: LOST_WINDOW }]), flaky("two", [])];
  reporter.onBegin({}, { allTests: () => tests });
  reporter.onEnd();

  expect(written("webkit")).toMatchObject({
    passed: 1,
    failures: ["a.e2e.ts › th › two"],
    notes: ["a.e2e.ts › th › one lost its window, and passed in a new one"],
  });
});
