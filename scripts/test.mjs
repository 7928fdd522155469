import { ensureChromium } from "./setup/ensure-chromium.mjs";
import { install } from "./setup/install.mjs";

const started = Date.now();
await install();
await ensureChromium();

const { suites } = await import("./suites.mjs");
const rows = [];
for (const suite of suites) {
  process.stdout.write(`\n── ${suite.name}\n`);
  const before = Date.now();
  const result = await suite.run();
  rows.push({ suite: suite.name, ...result, seconds: Math.round((Date.now() - before) / 1000) });
}

process.stdout.write("\n");
console.table(rows);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
process.stdout.write(`in ${Math.round((Date.now() - started) / 1000)} s\n`);
process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
