import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build, preview } from "vite";
import { launchOptions } from "../scripts/setup/chromium.mjs";

const ROUNDS = 9;
const root = resolve(import.meta.dirname);

type Step = (page: Page, side: "satang" | "limit") => Promise<void>;

const draw = (
  page: Page,
  row: "buttons" | "fields",
  side: "satang" | "limit",
  variant = "accent",
) =>
  page.evaluate(([what, who, how]) => window.bench.draw(what, who, how as "accent" | "outline"), [
    row,
    side,
    variant,
  ] as const);

/** What stands before the step is measured, and the step. */
const ROWS: Readonly<Record<string, { before?: Step; step: Step }>> = {
  "mount 1,000 buttons": { step: (page, side) => draw(page, "buttons", side) },
  "update 1,000 buttons": {
    before: (page, side) => draw(page, "buttons", side),
    step: (page, side) => draw(page, "buttons", side, "outline"),
  },
  "mount 200 fields": { step: (page, side) => draw(page, "fields", side) },
  "switch the theme of 1,000 buttons": {
    before: (page, side) => draw(page, "buttons", side),
    step: (page) => page.evaluate(() => window.bench.theme("river-day")),
  },
};

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Main-thread time of one step until the frame stands, ms. */
async function cost(page: Page, url: string, side: "satang" | "limit", row: keyof typeof ROWS) {
  const { before, step } = ROWS[row] ?? {};
  await page.goto(url);
  await page.waitForFunction(() => "bench" in window);
  await before?.(page, side);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const start = await busy();
  await step?.(page, side);
  await settled(page);
  const spent = (await busy()) - start;
  await session.detach();
  return spent;
}

await build({ root, logLevel: "error" });
const server = await preview({ root, preview: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
const url = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  const table: Record<string, { limit: string; satang: string; ratio: string }> = {};
  for (const row of Object.keys(ROWS)) {
    const pairs: { limit: number; satang: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      pairs.push({
        limit: await cost(page, url, "limit", row),
        satang: await cost(page, url, "satang", row),
      });
    }
    table[row] = {
      limit: `${median(pairs.map(({ limit }) => limit)).toFixed(1)} ms`,
      satang: `${median(pairs.map(({ satang }) => satang)).toFixed(1)} ms`,
      ratio: `${median(pairs.map(({ satang, limit }) => satang / limit)).toFixed(2)}×`,
    };
  }
  process.stdout.write(`main-thread time, median of ${ROUNDS} pairs\n`);
  for (const [row, { limit, satang, ratio }] of Object.entries(table)) {
    process.stdout.write(
      `${row.padEnd(36)} limit ${limit.padStart(9)}  satang ${satang.padStart(9)}  ${ratio}\n`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
