import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { build, preview } from "vite";
import { install } from "../../scripts/packages/installed.ts";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { heapKept, OBJECTS_ONLY } from "../heap.ts";
import { judge } from "../judge.ts";
import { DIALOG, problemsOf } from "../limits.ts";
import { quantile } from "../quantile.ts";
import { openPage, openTab, type Tab } from "../tab.ts";

/*
 * npm run bench:dialog -- [--rounds 50]: a dialog with a field and a button, opened by state, on a page with our providers and the
 * style sheets in parts. Ends with 1 when a figure of it is beyond its limit.
 */
const { values } = parseArgs({ options: { rounds: { type: "string", default: "50" } } });
const rounds = Number(values.rounds);
const SATANG = "satang-page";
/** Folders in `src/`, with the names to show. */
const names = {
  plain: "plain HTML",
  [SATANG]: "Satang",
  radix: "Radix Themes",
  aria: "React Aria",
};
const ids = Object.keys(names);
const STEPS = ['bench.draw("dialog")', "bench.dialogs(1)"] as const;
const SECOND_HUNDRED = { warmUp: 100, cycles: 100 };

type Row = Readonly<Record<string, number>>;

/** Main-thread time of each contestant divided by that of plain HTML in the same round, after one round to warm up. */
async function ratios(browser: Browser, url: string, motion: "reduce" | "no-preference") {
  const tabs: [string, Tab][] = [];
  for (const id of ids) tabs.push([id, await openTab(browser, url, id, { reducedMotion: motion })]);
  const all: Row[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const sample: Record<string, number> = {};
    for (const [id, tab] of tabs) sample[id] = await tab.cost(STEPS);
    if (round > 0) all.push(sample);
  }
  return (id: string, share: number) =>
    quantile(
      all.map((sample) => (sample[id] ?? Number.NaN) / (sample.plain ?? Number.NaN)),
      share,
    );
}

/** kB that each cycle keeps. Most of a cycle is waiting, so that all contestants run at the same time. */
async function kept(browser: Browser, url: string): Promise<Row> {
  const rows = ids.map(async (id) => {
    const bytes = await heapKept(await openPage(browser, url, id), SECOND_HUNDRED);
    return [id, bytes / 1_000] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

const line = (title: string, cell: (id: string) => string) =>
  void process.stdout.write(`| ${[title, ...ids.map(cell)].join(" | ")} |\n`);

await install();
const configFile = `${import.meta.dirname}/../vite.config.ts`;
await build({ configFile });
const server = await preview({ configFile, preview: { port: 0, host: "127.0.0.1" } });
const options = launchOptions();
const browser = await chromium.launch(options);
const heapBrowser = await chromium.launch({ ...options, args: [...options.args, OBJECTS_ONLY] });
try {
  const url = server.resolvedUrls?.local[0] ?? "";
  const times = {
    "open and close": await ratios(browser, url, "no-preference"),
    "open and close, without motion": await ratios(browser, url, "reduce"),
  };
  const heap = {
    "kept by a cycle, objects, kB": await kept(heapBrowser, url),
    "kept by a cycle, with compiled code, kB": await kept(browser, url),
  };
  line("", (id) => names[id as keyof typeof names]);
  line("---", () => "---:");
  for (const [title, at] of Object.entries(times))
    line(title, (id) => {
      const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => at(id, share).toFixed(2));
      return id === "plain" ? "1" : `${middle} (${low}–${high})`;
    });
  for (const [title, row] of Object.entries(heap))
    line(title, (id) => Math.max(row[id] ?? Number.NaN, 0).toFixed(2));
  process.stdout.write(`Chromium ${browser.version()}, ${rounds} rounds\n`);
  const figures = {
    "times plain HTML": times["open and close"](SATANG, 0.5),
    "times plain HTML, without motion": times["open and close, without motion"](SATANG, 0.5),
    "objects kB": heap["kept by a cycle, objects, kB"][SATANG] ?? Number.NaN,
    "heap kB": heap["kept by a cycle, with compiled code, kB"][SATANG] ?? Number.NaN,
  };
  judge(problemsOf("dialog", figures, DIALOG));
} finally {
  await browser.close();
  await heapBrowser.close();
  await server.close();
}
