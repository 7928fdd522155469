import { failureOf, type TestOutcome, writeTestReport } from "./test-report.ts";

/** The part of Vitest's test case that is read. */
type Test = {
  readonly module: { readonly relativeModuleId: string };
  readonly fullName: string;
  /** The time of the test, ms; none when it did not run. */
  diagnostic(): { readonly duration: number } | undefined;
  result(): { readonly state: string; readonly errors?: readonly ErrorLike[] | undefined };
};
type ErrorLike = { readonly message: string };
type Group = {
  readonly fullName?: string;
  readonly relativeModuleId?: string;
  errors(): readonly ErrorLike[];
};
type Module = Group & {
  readonly children: { allTests(): Iterable<Test>; allSuites(): Iterable<Group> };
};

const messageOf = (errors: readonly ErrorLike[] = []) =>
  errors.map(({ message }) => message).join("\n");

/** Writes the {@link TestReport} of a run of Vitest. */
export default class VitestReporter {
  onTestRunEnd(modules: readonly Module[], unhandled: readonly ErrorLike[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const nameOf = (test: Test) =>
      failureOf(
        `${test.module.relativeModuleId} › ${test.fullName}`,
        messageOf(test.result().errors),
      );
    const inState = (state: TestOutcome["outcome"]) =>
      tests.filter((test) => test.result().state === state);
    const outcomesOf = (outcome: TestOutcome["outcome"]) =>
      inState(outcome).map((test) => ({
        file: test.module.relativeModuleId,
        title: test.fullName,
        outcome,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      }));
    // A file that can't be loaded, or a hook that failed, has errors of its own.
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = groups.filter((group) => group.errors().length > 0);
    writeTestReport({
      passed: inState("passed").length,
      failures: [
        ...inState("failed").map(nameOf),
        ...broken.map((group) =>
          failureOf(group.fullName ?? group.relativeModuleId ?? "", messageOf(group.errors())),
        ),
        ...unhandled.map(({ message }) => failureOf("outside of a test", message)),
      ],
      notes: [],
      tests: [...outcomesOf("passed"), ...outcomesOf("failed")],
    });
  }
}
