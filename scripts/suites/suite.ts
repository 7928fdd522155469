import { appendFileSync, readFileSync } from "node:fs";
import { env } from "../setup/run.mjs";
import { type Ended, runWhileAlive } from "../setup/run-while-alive.ts";
import { type Counts, REPORT_FILE, readTestReport } from "./test-report.ts";

/** Folder of the logs and reports of the suites. */
export const REPORTS = ".satang/reports";
/** Workspace packages from their source, not from `dist`. */
export const SOURCE = "--conditions=@satang/source";

const MINUTE = 60_000;
/**
 * For a runner that writes after each test: many times the duration of the slowest test on a slow
 * machine.
 */
const WRITES_OFTEN = 5 * MINUTE;
/** For a compiler or a build, which can be silent while it works. */
export const WRITES_AT_THE_END = 15 * MINUTE;
/**
 * Only for a command that never stops writing: a machine that is four times slower stays far below
 * it.
 */
const AT_MOST = 180 * MINUTE;

const whyEnded = ({ endedBy }: Ended, silentFor: number) =>
  ({
    itself: undefined,
    silence: `it wrote nothing for ${silentFor / MINUTE} minutes: it hung`,
    limit: `it took more than ${AT_MOST / MINUTE} minutes`,
  })[endedBy];

/** A command with its output in a log, because several run at the same time. */
export interface Suite {
  readonly name: string;
  readonly log: string;
  /** How far it is, in a few words. */
  progress(): string;
  /** @param onTick called every second with the ms since the start */
  run(onTick: (ms: number) => void): Promise<Counts>;
}

type Options = {
  /** ms without output after which it counts as hung. */
  readonly silentFor: number;
  /** Progress, from its output. @default its last line */
  readonly progressOf?: (log: string) => string;
  readonly env?: Readonly<Record<string, string>>;
};

const fileOf = (name: string, ending: string) =>
  `${REPORTS}/${name.replaceAll(" ", "-")}.${ending}`;
const lastLineOf = (log: string) => log.trimEnd().split("\n").at(-1)?.slice(0, 80) ?? "";

/** @param read the counts, by the exit code of the command */
function suite(
  name: string,
  command: readonly string[],
  read: (code: number) => Counts,
  { silentFor, progressOf = lastLineOf, env: own }: Options,
): Suite {
  const log = fileOf(name, "log");
  return {
    name,
    log,
    progress: () => progressOf(readFileSync(log, "utf8")),
    async run(onTick) {
      const limits = { log, silentFor, atMost: AT_MOST, env: { ...env, ...own }, onTick };
      const ended = await runWhileAlive(command, limits);
      const why = whyEnded(ended, silentFor);
      if (why) appendFileSync(log, `\nended: ${why}\n`);
      return read(ended.code);
    },
  };
}

/** A check without its own count is counted as one. */
export const check = (name: string, command: readonly string[]): Suite =>
  suite(
    name,
    command,
    (code) =>
      code === 0
        ? { passed: 1, failed: 0, notes: [], failures: [] }
        : { passed: 0, failed: 1, notes: [], failures: [`ended with exit code ${code}`] },
    { silentFor: WRITES_AT_THE_END },
  );

/** A command that writes a report of its tests. */
export function runner(
  name: string,
  command: readonly string[],
  { env: own, silentFor = WRITES_OFTEN, ...options }: Partial<Options> = {},
): Suite {
  const report = fileOf(name, "json");
  return suite(name, command, (code) => readTestReport(report, code), {
    ...options,
    silentFor,
    env: { ...own, [REPORT_FILE]: report },
  });
}

/** Progress of a runner with the "dot" reporter. */
const dotsOf = (log: string) => `${log.split("·").length - 1} tests so far`;

/** The tests of projects of Vitest. */
export const vitest = (name: string, project: string, ...args: readonly string[]): Suite =>
  runner(
    name,
    [
      ...["vitest", "run", "--project", project, ...args],
      ...["--reporter=dot", "--reporter=./scripts/suites/vitest-reporter.ts"],
    ],
    { progressOf: dotsOf },
  );

/** Journeys of Playwright. */
export const playwright = (name: string, ...args: readonly string[]): Suite =>
  runner(
    name,
    ["playwright", "test", ...args, "--reporter=dot,./scripts/suites/playwright-reporter.ts"],
    { progressOf: dotsOf, env: { NODE_OPTIONS: SOURCE } },
  );
