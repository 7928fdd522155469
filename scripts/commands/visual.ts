import { parseArgs } from "node:util";
import { buildStorybook } from "../setup/build-storybook.ts";
import { reasonOf } from "../setup/reason-of.ts";
import { writeTestReport } from "../suites/test-report.ts";
import { rememberBrowser } from "../visual/baselines.ts";
import { launch } from "../visual/browser.ts";
import { isFailure, type Verdict } from "../visual/judge.ts";
import { sentenceOf, writeReport } from "../visual/report.ts";
import { takePictures } from "../visual/run.ts";

const { values, positionals } = parseArgs({
  options: {
    update: { type: "boolean", default: false },
    times: { type: "string", default: "1" },
    slowdown: { type: "string", default: "1" },
  },
  allowPositionals: true,
});
const started = Date.now();
const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;

/** Pictures that were right only at the second try. */
const retriedOf = (verdicts: readonly Verdict[]) =>
  verdicts
    .filter(({ kind, alone }) => kind === "same" && alone)
    .map(({ key }) => `${key} was right only at the second try, on a page of its own`);

function summaryOf(verdicts: readonly Verdict[]) {
  const counts = Map.groupBy(verdicts, ({ kind }) => kind);
  const kinds = [...counts].map(([kind, { length }]) => `${length} ${kind}`).join(", ");
  return `${verdicts.length} pictures: ${kinds || "none"}; ${retriedOf(verdicts).length} retried; ${seconds()}`;
}

const all = positionals.length === 0;

/**
 * The browser that took the baselines, or with `--update` a browser that takes all of them again.
 */
async function findBrowser() {
  try {
    return await launch({ anyVersion: values.update && all });
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
}

const found = await findBrowser();
await buildStorybook();
console.log(`The Storybook is built, ${seconds()}`);
const { verdicts, stopped } = await takePictures(found, {
  filters: positionals,
  update: values.update,
  times: Number(values.times),
  slowdown: Number(values.slowdown),
});
const failures = verdicts.filter(isFailure);
if (values.update && all) await rememberBrowser(found.name);
for (const verdict of failures) console.error(sentenceOf(verdict));
if (stopped)
  console.error("Stopped: every picture so far differs. Look at the report; `--update` takes all.");
const notes = retriedOf(verdicts);
for (const note of notes) console.log(note);
const summary = summaryOf(verdicts);
const report = await writeReport(verdicts, summary);
writeTestReport({
  passed: verdicts.length - failures.length,
  failures: failures.map(sentenceOf),
  notes,
});
console.log(`${summary}\n${report}`);
process.exitCode = failures.length === 0 && verdicts.length > 0 ? 0 : 1;
