import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { writePage } from "../engines/write-page.ts";
import { buildStorybook } from "../setup/build-storybook.ts";
import { ensureEngine } from "../setup/engines.ts";
import { ensureChromium } from "../setup/ensure-chromium.mjs";
import { env, run } from "../setup/run.mjs";
import { REPORTS } from "../suites/suite.ts";
import { REPORT_FILE, writeTestReport } from "../suites/test-report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stories: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

/** Finds or installs an engine. Returns why there is none. */
const ENSURE: Readonly<Record<string, () => Promise<unknown>>> = {
  chromium: ensureChromium,
  firefox: () => ensureEngine("firefox"),
  webkit: () => ensureEngine("webkit"),
};

const suiteOf = (engine: string) => (values.stories ? `stories-in-${engine}` : engine);

/** Runs the journeys or the stories in an engine of this machine. */
async function runTests(engine: string): Promise<number> {
  if (values.stories) await buildStorybook();
  const ownReport = `${REPORTS}/${suiteOf(engine)}.json`;
  mkdirSync(REPORTS, { recursive: true });
  const { code } = await run(
    "playwright",
    [
      ...["test", "--config", "e2e/engines/playwright.config.ts", "--project", engine],
      ...[values.stories ? "--grep" : "--grep-invert", "every story"],
      "--reporter=list,./scripts/suites/playwright-reporter.ts",
    ],
    {
      env: {
        ...env,
        NODE_OPTIONS: "--conditions=@satang/source",
        [REPORT_FILE]: process.env[REPORT_FILE] ?? ownReport,
      },
    },
  );
  return code;
}

if (values.write) {
  await writePage();
  process.exit();
}
for (const engine of positionals.length > 0 ? positionals : ["firefox", "webkit"]) {
  const ensure = ENSURE[engine];
  if (!ensure) throw new Error(`${Object.keys(ENSURE).join(" or ")} is needed, not "${engine}"`);
  const missing = await ensure();
  if (typeof missing === "string") {
    console.log(`${engine}: not run: ${missing}`);
    writeTestReport({ passed: 0, failures: [], notes: [], notRun: missing });
  } else process.exitCode ||= await runTests(engine);
}
