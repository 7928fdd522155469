import { appendFileSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { env } from "./setup/run.mjs";
import { runWithin } from "./setup/run-within.mjs";

const REPORTS = ".satang/reports";
/** Workspace packages from their source, not from `dist`. */
const SOURCE = "--conditions=@satang/source";
/** More than twice what the slowest needs on two busy cores: what takes longer hangs. */
const MINUTES = 10;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/**
 * One command, whose words go to a log: several work at once.
 * @param read how many tests passed and failed, by its exit code
 */
function suite(name, [command, ...args], read, options) {
  const log = `${REPORTS}/${name.replaceAll(" ", "-")}.log`;
  return {
    name,
    log,
    async run() {
      const file = openSync(log, "w");
      const stdio = ["ignore", file, file];
      const { code, late } = await runWithin(MINUTES * 60_000, command, args, {
        env,
        stdio,
        ...options,
      });
      if (late) appendFileSync(log, `\nended after ${MINUTES} minutes: it hung\n`);
      return read(code);
    },
  };
}

/** A check with no count of its own passes or fails as one. */
const check = (name, command) =>
  suite(name, command, (code) =>
    code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  );

/** A runner that ended without a report, or found no test, has failed. */
const counted = (file, read) => (code) => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = read(JSON.parse(readFileSync(file, "utf8")));
  const broken = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  return { passed, failed: failed + broken };
};

function vitest(name, args) {
  const file = `${REPORTS}/${name.replaceAll(" ", "-")}.json`;
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  return suite(
    name,
    ["vitest", "run", ...args, ...reporters],
    counted(file, ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    })),
  );
}

function playwright(name) {
  const file = `${REPORTS}/${name}.json`;
  return suite(
    name,
    ["playwright", "test", "--reporter=dot,json"],
    counted(file, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    })),
    { env: { ...env, NODE_OPTIONS: SOURCE, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
}

const visual = suite(
  "visual",
  ["node", SOURCE, "scripts/visual.mjs"],
  counted(`${REPORTS}/visual.json`, (report) => report),
);

/**
 * Everything that must hold. The lanes run side by side, because a suite in a browser leaves half a machine idle;
 * within a lane the cheapest comes first, and what builds comes before what uses it: the Storybook before the proof of
 * its pictures, the member app (with its size) before its journeys. A test that passes only at the second try has failed.
 */
export const lanes = [
  [
    check("contract", ["redocly", "lint"]),
    check("generated types", ["node", "packages/api/scripts/generate.mjs", "--check"]),
    check("types", ["node", "scripts/types.mjs"]),
    check("lint", ["biome", "check", "."]),
    vitest("unit", ["--project", "node"]),
    vitest("browser", ["--project", "browser"]),
    vitest("stories", ["--config", "vitest.storybook.config.ts"]),
    check("packages", ["node", "scripts/packages.mjs"]),
    check("api report", ["node", SOURCE, "scripts/api-report.mjs"]),
    check("hydration", ["node", "scripts/hydration.mjs"]),
  ],
  [
    visual,
    vitest("picture proof", ["--project", "pictures"]),
    check("size", ["node", SOURCE, "scripts/size.mjs"]),
    playwright("e2e"),
  ],
];
