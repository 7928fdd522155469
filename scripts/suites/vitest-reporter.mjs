import { failureOf, writeTestReport } from "./test-report.mjs";

const messageOf = (errors) => errors.map(({ message }) => message).join("\n");

/** Writes the {@link import("./test-report.mjs").TestReport} of a run of Vitest. */
export default class VitestReporter {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    // Errors of a test that passed are those of its first try.
    const nameOf = (test) =>
      failureOf(
        `${test.module.relativeModuleId} › ${test.fullName}`,
        messageOf(test.result().errors ?? []),
      );
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const passed = inState("passed");
    // A file that can't be loaded has errors and no tests.
    const broken = modules.filter((module) => module.errors().length > 0);
    writeTestReport({
      passed: passed.length,
      failures: [
        ...inState("failed").map(nameOf),
        ...broken.map((module) => failureOf(module.relativeModuleId, messageOf(module.errors()))),
        ...unhandled.map(({ message }) => failureOf("outside of a test", message)),
      ],
      secondTries: passed.filter((test) => test.diagnostic()?.flaky).map(nameOf),
    });
  }
}
