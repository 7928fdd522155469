import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { buildMember } from "./setup/build-member.mjs";
import { env, run } from "./setup/run.mjs";

const REPORTS = ".satang/reports";
/** Workspace packages from their source, not from `dist`. */
const SOURCE = "--conditions=@satang/source";
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** A check with no count of its own passes or fails as one. */
const check = (name, command, args, options) => ({
  name,
  async run() {
    const { code } = await run(command, args, options);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/** A runner that ended without a report, or found no test, has failed. */
function counted(file, read, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = read(JSON.parse(readFileSync(file, "utf8")));
  const broken = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  return { passed, failed: failed + broken };
}

const vitest = (name, args) => ({
  name,
  async run() {
    const file = `${REPORTS}/${name.replaceAll(" ", "-")}.json`;
    const { code } = await run("vitest", [
      "run",
      ...args,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ]);
    return counted(
      file,
      (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
      code,
    );
  },
});

const playwright = (name, args = []) => ({
  name,
  async run() {
    const file = `${REPORTS}/${name.replaceAll(" ", "-")}.json`;
    const { code } = await run("playwright", ["test", ...args, "--reporter=line,json"], {
      env: {
        ...env,
        NODE_OPTIONS: SOURCE,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    });
    return counted(
      file,
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
      code,
    );
  },
});

const memberBuild = {
  name: "member app builds",
  async run() {
    try {
      await buildMember();
      return { passed: 1, failed: 0 };
    } catch {
      return { passed: 0, failed: 1 };
    }
  },
};

const visual = {
  name: "visual",
  async run() {
    const file = `${REPORTS}/visual.json`;
    const { code } = await run("node", [SOURCE, "scripts/visual.mjs"]);
    return counted(file, (report) => report, code);
  },
};

/** Everything that must hold, cheapest first. A test that passes only at the second try counts as failed. */
export const suites = [
  check("contract", "redocly", ["lint"]),
  check("generated types", "node", ["packages/api/scripts/generate.mjs", "--check"]),
  check("types", "node", ["scripts/types.mjs"]),
  check("lint", "biome", ["check", "."]),
  vitest("unit", ["--project", "node"]),
  vitest("browser", ["--project", "browser"]),
  vitest("stories", ["--config", "vitest.storybook.config.ts"]),
  visual,
  vitest("picture proof", ["--project", "pictures"]),
  memberBuild,
  check("packages", "node", ["scripts/packages.mjs"]),
  check("api report", "node", [SOURCE, "scripts/api-report.mjs"]),
  check("hydration", "node", ["scripts/hydration.mjs"]),
  check("size", "node", [SOURCE, "scripts/size.mjs"]),
  playwright("e2e"),
];
