import { stripVTControlCharacters as plain } from "node:util";
import { failureOf, type TestOutcome, writeTestReport } from "./test-report.ts";

/** The part of a try of Playwright that is read. */
type Try = {
  readonly errors: readonly { readonly message?: string }[];
  /** ms */
  readonly duration: number;
  readonly annotations?: readonly { readonly type: string }[];
};

/** The part of Playwright's test case that is read. */
type Test = {
  titlePath(): readonly string[];
  outcome(): string;
  readonly results: readonly Try[];
};

/** Annotation of a try that ended because its window crashed or gave no frames: it says nothing about the app. */
export const LOST_WINDOW = "lost window";

const hasLostWindow = ({ annotations = [] }: Try) =>
  annotations.some(({ type }) => type === LOST_WINDOW);

/** Passed in a new window, after each try before it had lost its own. */
function isRepeated(test: Test): boolean {
  const before = test.results.slice(0, -1);
  return test.outcome() === "flaky" && before.length > 0 && before.every(hasLostWindow);
}

const hasPassed = (test: Test) => test.outcome() === "expected" || isRepeated(test);

const titleOf = (test: Test) => test.titlePath().filter(Boolean).join(" › ");

/** A test with its errors. */
function nameOf(test: Test): string {
  const errors = test.results[0]?.errors ?? [];
  return failureOf(titleOf(test), errors.map(({ message = "" }) => plain(message)).join("\n"));
}

/** The path of a title begins with the root, the project, which has no name here, and the file. */
function outcomeOf(test: Test): TestOutcome {
  const [, , file, ...titles] = test.titlePath();
  const outcome = hasPassed(test) ? "passed" : "failed";
  const seconds = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return { file: `e2e/${file}`, title: titles.join(" › "), outcome, seconds };
}

/** Writes the {@link TestReport} of a run of Playwright. */
export default class PlaywrightReporter {
  #outside: string[] = [];
  #tests: () => readonly Test[] = () => [];

  onBegin(_config: unknown, suite: { allTests: () => readonly Test[] }): void {
    this.#tests = () => suite.allTests();
  }

  onError({ message = "" }: { readonly message?: string }): void {
    this.#outside.push(failureOf("outside of a test", plain(message)));
  }

  onEnd(): void {
    const ran = this.#tests().filter((test) => test.outcome() !== "skipped");
    const failed = ran.filter((test) => !hasPassed(test));
    writeTestReport({
      passed: ran.length - failed.length,
      failures: [...failed.map(nameOf), ...this.#outside],
      notes: ran
        .filter(isRepeated)
        .map((test) => `${titleOf(test)} lost its window, and passed in a new one`),
      tests: ran.map(outcomeOf),
    });
  }
}
