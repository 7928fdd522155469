import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { REPORTS, type Suite } from "./suite.ts";
import { type Group, last, main, rest } from "./suites.ts";

const started = Date.now();
const seconds = (since: number) => Math.round((Date.now() - since) / 1000);
const say = (line: string) => process.stdout.write(`${line}\n`);

const PROGRESS_EVERY_MS = 30_000;
/**
 * Groups of suites that run at the same time: the two cores of a small machine. The long suites open two pages each, so a
 * third group would only make every wait of a test longer.
 */
const LANES = 2;

const markOf = (failed: number, notRun?: string) => {
  if (failed > 0) return "✗";
  return notRun ? "–" : "✓";
};

/** A suite that passes prints one line; a suite that fails prints its whole output. */
async function runSuite({ name, log, progress, run }: Suite) {
  say(`  ${name} …`);
  const before = Date.now();
  const { passed, failed, notes, failures, notRun } = await run((ms) => {
    if (ms % PROGRESS_EVERY_MS === 0) say(`  ${name}: ${seconds(before)} s, ${progress()}`);
  });
  const row = { suite: name, passed, failed, seconds: seconds(before) };
  const counts = notRun ? `not run: ${notRun}` : `${passed} passed, ${failed} failed`;
  say(`${markOf(failed, notRun)} ${name}: ${counts}, ${row.seconds} s`);
  for (const note of notes) say(`  ${note}`);
  if (failed > 0) say(`${readFileSync(log, "utf8")}\n── end of ${name}, kept in ${log}\n`);
  return {
    row,
    failures: failures.map((failure) => `✗ ${name}: ${failure}`),
    leftOut: notRun ? [`– ${name}: not run: ${notRun}`] : [],
  };
}

type Result = Awaited<ReturnType<typeof runSuite>>;

/** Takes one group of suites after the other until none is left. */
async function runLane(waiting: Group[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    for (const suite of group) results.push(await runSuite(suite));
  }
  return results;
}

const CHOICES: Readonly<Record<string, readonly Group[]>> = { main, rest, all: [...main, ...rest] };
const choice = process.argv[2] ?? "main";
const groups = CHOICES[choice];
if (!groups) throw new Error(`one of ${Object.keys(CHOICES).join(", ")} is needed`);

// The rest adds its reports to those of the main suites, which were run before.
if (choice !== "rest") rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const waiting = [...groups];
const results = (await Promise.all(Array.from({ length: LANES }, () => runLane(waiting)))).flat();
if (choice !== "main") results.push(await runSuite(last));
const rows = results.map(({ row }) => row);
const sum = (key: "passed" | "failed") => rows.reduce((total, row) => total + row[key], 0);
console.table(rows);
// Again at the end: the output of the suites is long.
for (const line of results.flatMap(({ leftOut, failures }) => [...leftOut, ...failures])) say(line);
say(`in ${seconds(started)} s`);
say(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
