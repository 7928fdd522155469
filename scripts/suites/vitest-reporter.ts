import { failureOf, writeTestReport } from "./test-report.mjs";

const messageOf = (errors) => errors.map(({ message }) => message).join("\n");

/** Writes the {@link import("./test-report.mjs").TestReport} of a run of Vitest. */
export default class VitestReporter {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const nameOf = (test) =>
      failureOf(
        `${test.module.relativeModuleId} › ${test.fullName}`,
        messageOf(test.result().errors),
      );
    const inState = (state) => tests.filter((test) => test.result().state === state);
    // A file that can't be loaded, or a hook that failed, has errors of its own.
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = groups.filter((group) => group.errors().length > 0);
    writeTestReport({
      passed: inState("passed").length,
      failures: [
        ...inState("failed").map(nameOf),
        ...broken.map((group) =>
          failureOf(group.fullName ?? group.relativeModuleId, messageOf(group.errors())),
        ),
        ...unhandled.map(({ message }) => failureOf("outside of a test", message)),
      ],
      notes: [],
      tests: [...inState("passed"), ...inState("failed")].map((test) => ({
        file: test.module.relativeModuleId,
        title: test.fullName,
        outcome: test.result().state,
      })),
    });
  }
}
