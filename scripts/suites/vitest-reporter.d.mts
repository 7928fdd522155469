/** A reporter of Vitest. */
export default class VitestReporter {
  onTestRunEnd(modules: readonly unknown[], unhandled: readonly { message: string }[]): void;
}
