import { stripVTControlCharacters as plain } from "node:util";
import { failureOf, type TestOutcome, writeTestReport } from "./test-report.ts";

/** The part of Playwright's test case that is read. */
type Test = {
  titlePath(): readonly string[];
  outcome(): string;
  readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
};

/** A test with its errors. */
function nameOf(test: Test): string {
  const title = test.titlePath().filter(Boolean).join(" › ");
  const errors = test.results[0]?.errors ?? [];
  return failureOf(title, errors.map(({ message = "" }) => plain(message)).join("\n"));
}

/** The path of a title begins with the root, the project, which has no name here, and the file. */
function outcomeOf(test: Test): TestOutcome {
  const [, , file, ...titles] = test.titlePath();
  const outcome = test.outcome() === "expected" ? "passed" : "failed";
  return { file: `e2e/${file}`, title: titles.join(" › "), outcome };
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
    const failed = ran.filter((test) => test.outcome() !== "expected");
    writeTestReport({
      passed: ran.length - failed.length,
      failures: [...failed.map(nameOf), ...this.#outside],
      notes: [],
      tests: ran.map(outcomeOf),
    });
  }
}
