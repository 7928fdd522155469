import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { buildStorybook } from "./setup/build-storybook.mjs";
import { baselineBrowser, rememberBrowser } from "./visual/baselines.ts";
import { isFailure } from "./visual/judge.ts";
import { sentenceOf, writeReport } from "./visual/report.ts";
import { takePictures } from "./visual/run.ts";

/** For the suite of all tests. */
const COUNTS = ".satang/reports/visual.json";

const { values, positionals } = parseArgs({
  options: { update: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [filter = ""] = positionals;

const major = (version) => version.split(".")[0];
const started = Date.now();
const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;

function summaryOf(verdicts) {
  const counts = Map.groupBy(verdicts, ({ kind }) => kind);
  const kinds = [...counts].map(([kind, { length }]) => `${length} ${kind}`).join(", ");
  const alone = verdicts.filter((verdict) => verdict.alone).length;
  return `${verdicts.length} pictures: ${kinds || "none"}; ${alone} on a page of their own; ${seconds()}`;
}

async function warnOfBrowser(chromium) {
  const before = await baselineBrowser();
  if (!before || major(before) === major(chromium)) return;
  console.warn(
    `The baselines were taken by Chromium ${before}, this is ${chromium}: what differs may be its drawing, not yours.`,
  );
}

await buildStorybook();
console.log(`Storybook stands, ${seconds()}`);
const { verdicts, chromium } = await takePictures({ filter, update: values.update });
const failures = verdicts.filter(isFailure);
await warnOfBrowser(chromium);
if (values.update && filter === "") await rememberBrowser(chromium);
for (const verdict of failures) console.error(sentenceOf(verdict));
const summary = summaryOf(verdicts);
const report = await writeReport(verdicts, summary);
await mkdir(".satang/reports", { recursive: true });
await writeFile(
  COUNTS,
  JSON.stringify({ passed: verdicts.length - failures.length, failed: failures.length }),
);
console.log(`${summary}\n${report}`);
process.exitCode = failures.length === 0 && verdicts.length > 0 ? 0 : 1;
