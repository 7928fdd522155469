/** A reporter of Playwright. */
export default class PlaywrightReporter {
  onBegin(config: unknown, suite: { allTests: () => readonly unknown[] }): void;
  onError(error: { message: string }): void;
  onEnd(): void;
}
