import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { env } from "../setup/run.mjs";
import { runWhileAlive } from "../setup/run-while-alive.mjs";
import { REPORT_FILE, readTestReport } from "./test-report.mjs";

const REPORTS = ".satang/reports";
/** Workspace packages from their source, not from `dist`. */
const SOURCE = "--conditions=@satang/source";

const MINUTE = 60_000;
/**
 * For a runner that writes after each test: many times the duration of the slowest test on a slow
 * machine.
 */
const WRITES_OFTEN = 5 * MINUTE;
/** For a compiler or a build, which can be silent while it works. */
const WRITES_AT_THE_END = 15 * MINUTE;
/**
 * Only for a command that never stops writing: a machine that is four times slower stays far below
 * it.
 */
const AT_MOST = 180 * MINUTE;

const HUNG = {
  silence: (silentFor) => `it wrote nothing for ${silentFor / MINUTE} minutes: it hung`,
  limit: () => `it took more than ${AT_MOST / MINUTE} minutes`,
};

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** Progress of a runner with the "dot" reporter. */
const dotsOf = (log) => `${log.split("·").length - 1} tests so far`;
const lastLineOf = (log) => log.trimEnd().split("\n").at(-1).slice(0, 80);

/**
 * One command with its output in a log, because several run at the same time.
 * @param {readonly string[]} command
 * @param {(code: number) => { passed: number, failed: number, notes?: string[], failures?:
 * string[] }} read the counts, by its exit code
 * @param {object} options
 * @param {number} options.silentFor ms without output after which it counts as hung
 * @param {(log: string) => string} [options.progressOf] progress, from its output. @default its
 * last line
 */
function suite(name, command, read, { silentFor, progressOf = lastLineOf, ...options }) {
  const log = `${REPORTS}/${name.replaceAll(" ", "-")}.log`;
  return {
    name,
    log,
    progress: () => progressOf(readFileSync(log, "utf8")),
    async run(onTick) {
      const { code, endedBy } = await runWhileAlive(command, {
        log,
        silentFor,
        atMost: AT_MOST,
        env,
        onTick,
        ...options,
      });
      const why = HUNG[endedBy]?.(silentFor);
      if (why) appendFileSync(log, `\nended: ${why}\n`);
      return read(code);
    },
  };
}

/** A check without its own count is counted as one. */
const check = (name, command) =>
  suite(
    name,
    command,
    (code) =>
      code === 0
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1, failures: [`ended with exit code ${code}`] },
    { silentFor: WRITES_AT_THE_END },
  );

/** A command that writes a report of its tests. */
function runner(name, command, options) {
  const report = `${REPORTS}/${name.replaceAll(" ", "-")}.json`;
  return suite(name, command, (code) => readTestReport(report, code), {
    silentFor: WRITES_OFTEN,
    ...options,
    env: { ...env, [REPORT_FILE]: report, ...options.env },
  });
}

const vitest = (name, args) =>
  runner(
    name,
    ["vitest", "run", ...args, "--reporter=dot", "--reporter=./scripts/suites/vitest-reporter.mjs"],
    { progressOf: dotsOf },
  );

const playwright = (name) =>
  runner(name, ["playwright", "test", "--reporter=dot,./scripts/suites/playwright-reporter.mjs"], {
    progressOf: dotsOf,
    env: { NODE_OPTIONS: SOURCE },
  });

const visual = runner("visual", ["node", SOURCE, "scripts/commands/visual.mjs"], {
  // Includes the build of the Storybook.
  silentFor: WRITES_AT_THE_END,
});

/**
 * All suites, in groups. Several groups run at the same time, because most suites use one core and
 * wait for a part of their time. The next group starts as soon as one has ended.
 *
 * In a group a build is before the suites that use it: the Storybook before the tests of its
 * pictures, the member app (with its size) before its journeys. The quick checks are first, then
 * the longest groups; the model is last, because it uses every core that is left. A test that
 * passes only at the second try has failed.
 */
export const groups = [
  [
    check("contract", ["redocly", "lint"]),
    check("generated types", ["node", "packages/api/scripts/generate.mjs", "--check"]),
    check("types", ["node", "scripts/commands/types.mjs"]),
    check("lint", ["biome", "check", "."]),
  ],
  [
    check("size of the app", ["node", SOURCE, "scripts/commands/size.mjs", "app"]),
    playwright("e2e"),
  ],
  [
    check("packages", ["node", "scripts/commands/packages.mjs"]),
    check("size of the packages", ["node", SOURCE, "scripts/commands/size.mjs", "packages"]),
    check("api report", ["node", SOURCE, "scripts/commands/api-report.mjs"]),
  ],
  [visual, vitest("picture proof", ["--project", "pictures"])],
  [vitest("browser", ["--project", "browser*"])],
  [vitest("unit", ["--project", "node"])],
  [check("hydration", ["node", "scripts/commands/hydration.mjs"])],
  [check("model", ["node", "scripts/commands/model.mjs", "--runs", "100000"])],
];

/** After all groups, because it reads their results. */
export const last = check("accessibility report", ["node", "scripts/commands/accessibility.mjs"]);
