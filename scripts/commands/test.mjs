import { readFileSync } from "node:fs";
import { ensureChromium } from "../setup/ensure-chromium.mjs";
import { install } from "../setup/install.mjs";

const started = Date.now();
const seconds = (since) => Math.round((Date.now() - since) / 1000);
const say = (line) => process.stdout.write(`${line}\n`);

await install();
await ensureChromium();

const { groups, last } = await import("../suites/suites.mjs");

const PROGRESS_EVERY_MS = 30_000;
/**
 * Groups of suites that run at the same time. One more than the two cores of a small machine: the
 * suites in a browser wait for a third of their time.
 */
const LANES = 3;

/** A suite that passes prints one line; a suite that fails prints its whole output. */
async function runSuite({ name, log, progress, run }) {
  say(`  ${name} …`);
  const before = Date.now();
  const {
    passed,
    failed,
    notes = [],
    failures = [],
  } = await run((ms) => {
    if (ms % PROGRESS_EVERY_MS === 0) say(`  ${name}: ${seconds(before)} s, ${progress()}`);
  });
  const row = { suite: name, passed, failed, seconds: seconds(before) };
  say(`${failed === 0 ? "✓" : "✗"} ${name}: ${passed} passed, ${failed} failed, ${row.seconds} s`);
  for (const note of notes) say(`  ${note}`);
  if (failed > 0) say(`${readFileSync(log, "utf8")}\n── end of ${name}, kept in ${log}\n`);
  return { row, failures: failures.map((failure) => `${name}: ${failure}`) };
}

const waiting = [...groups];

/** Takes one group of suites after the other until none is left. */
async function runLane() {
  const results = [];
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    for (const suite of group) results.push(await runSuite(suite));
  }
  return results;
}

const results = (await Promise.all(Array.from({ length: LANES }, runLane))).flat();
results.push(await runSuite(last));
const rows = results.map(({ row }) => row);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.table(rows);
// Again at the end: the output of the suites is long.
for (const failure of results.flatMap(({ failures }) => failures)) say(`✗ ${failure}`);
say(`in ${seconds(started)} s`);
say(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
