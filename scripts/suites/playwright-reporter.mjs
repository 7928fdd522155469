import { stripVTControlCharacters } from "node:util";
import { failureOf, writeTestReport } from "./test-report.mjs";

const plain = stripVTControlCharacters;

/** A test with the errors of its first try. */
function nameOf(test) {
  const title = test.titlePath().filter(Boolean).join(" › ");
  const messages = test.results[0].errors.map(({ message }) => plain(message));
  return failureOf(title, messages.join("\n"));
}

/** Writes the {@link import("./test-report.mjs").TestReport} of a run of Playwright. */
export default class PlaywrightReporter {
  #outside = [];
  #tests = () => [];

  onBegin(_config, suite) {
    this.#tests = () => suite.allTests();
  }

  onError({ message }) {
    this.#outside.push(failureOf("outside of a test", plain(message)));
  }

  onEnd() {
    const by = Map.groupBy(this.#tests(), (test) => test.outcome());
    const failed = by.get("unexpected") ?? [];
    const secondTries = by.get("flaky") ?? [];
    writeTestReport({
      passed: (by.get("expected") ?? []).length + secondTries.length,
      failures: [...failed.map(nameOf), ...this.#outside],
      secondTries: secondTries.map(nameOf),
    });
  }
}
