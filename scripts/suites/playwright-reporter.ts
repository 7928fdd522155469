import { stripVTControlCharacters } from "node:util";
import { failureOf, writeTestReport } from "./test-report.mjs";

const plain = stripVTControlCharacters;

/** A test with its errors. */
function nameOf(test) {
  const title = test.titlePath().filter(Boolean).join(" › ");
  const messages = test.results[0].errors.map(({ message }) => plain(message));
  return failureOf(title, messages.join("\n"));
}

/** The path of a title begins with the root, the project, which has no name here, and the file. */
function outcomeOf(test) {
  const [, , file, ...titles] = test.titlePath();
  const outcome = test.outcome() === "expected" ? "passed" : "failed";
  return { file: `e2e/${file}`, title: titles.join(" › "), outcome };
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
