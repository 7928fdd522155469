import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { build, preview } from "vite";
import { install as installPackages } from "../scripts/packages/installed.ts";
import { launchOptions } from "../scripts/setup/chromium.mjs";
import { OBJECTS_ONLY } from "./heap.ts";
import { measure, measureHeap } from "./measure.ts";
import { table, writeInto } from "./report.ts";
import { weighAll } from "./weigh.ts";

/*
 * node bench/run.ts [--rounds 60] [--only theme] [--dry] --only runs the rows with the word in
 * their name; --dry does not change the README.
 */
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? "");
};
const only = option("only");
const rounds = Number(option("rounds") ?? 30);
const here = import.meta.dirname;
const configFile = `${here}/vite.config.ts`;

function command(name: string, args: readonly string[]) {
  const { status } = spawnSync(name, args, { cwd: here, stdio: "inherit" });
  if (status !== 0) throw new Error(`${name} ${args.join(" ")} failed`);
}

await installPackages();
command("tsc", ["-p", "."]);
const weights = only ? {} : await weighAll();
await build({ configFile });
const server = await preview({ configFile, preview: { port: 0, host: "127.0.0.1" } });
const options = launchOptions();
const browser = await chromium.launch(options);
const heapBrowser = await chromium.launch({ ...options, args: [...options.args, OBJECTS_ONLY] });
try {
  const url = server.resolvedUrls?.local[0] ?? "";
  const heap = only ? undefined : await measureHeap(heapBrowser, url);
  const samples = await measure(browser, url, rounds, only);
  const text = await table({ weights, heap, samples, rounds, browser: browser.version() });
  process.stdout.write(`${text}\n`);
  if (!only && !process.argv.includes("--dry")) await writeInto(`${here}/README.md`, text);
} finally {
  await browser.close();
  await heapBrowser.close();
  await server.close();
}
