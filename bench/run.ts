import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { build, preview } from "vite";
import { launchOptions } from "../scripts/setup/chromium.mjs";
import { measure } from "./measure.ts";
import { table, writeInto } from "./report.ts";
import { weighAll } from "./weigh.ts";

/*
 * node bench/run.ts [--rounds 60] [--only theme] [--dry]
 * --only runs the rows whose name contains the word; --dry leaves the README as it is.
 */
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? "");
};
const only = option("only");
const rounds = Number(option("rounds") ?? 30);
const here = import.meta.dirname;
const configFile = `${here}/vite.config.ts`;

/** The peers live in a lockfile of their own: who only wants the wallet never downloads them. */
function install() {
  if (existsSync(`${here}/node_modules/.modules.yaml`)) return;
  command("npx", ["-y", "pnpm@10.34.9", "install", "--ignore-workspace", "--frozen-lockfile"]);
}

function command(name: string, args: readonly string[]) {
  const { status } = spawnSync(name, args, { cwd: here, stdio: "inherit" });
  if (status !== 0) throw new Error(`${name} ${args.join(" ")} failed`);
}

install();
command("tsc", ["-p", "."]);
const weights = only ? {} : await weighAll();
await build({ configFile });
const server = await preview({ configFile, preview: { port: 0, host: "127.0.0.1" } });
const browser = await chromium.launch(launchOptions());
try {
  const url = server.resolvedUrls?.local[0] ?? "";
  const samples = await measure(browser, url, rounds, only);
  const text = await table({ weights, samples, rounds, browser: browser.version() });
  process.stdout.write(`${text}\n`);
  if (!only && !process.argv.includes("--dry")) await writeInto(`${here}/README.md`, text);
} finally {
  await browser.close();
  await server.close();
}
