import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { build, preview } from "vite";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { quantile } from "../quantile.ts";

/*
 * npm run bench:chat -- [--rounds 5] [--messages 10000] [--without chatscope,elements]: a conversation of 10,000 messages in six
 * lists, one of them the bare library with the rows of the chat. Times are CPU time of the main thread, divided by that of the
 * bare library in the same round.
 */
const LISTS = ["virtuoso", "rows", "satang", "plain", "elements", "chatscope"] as const;
const MESSAGES = 10_000;
const APPENDS = 50;
const FRAMES = 120;
const STEP = 120;
const STEPS = ["mount", "append", "scroll"] as const;

type Name = (typeof LISTS)[number];
type Step = (typeof STEPS)[number];
type Sample = Record<Step, number> & {
  /** Time in scripts alone, ms. */
  readonly script: Record<Step, number>;
  readonly nodes: number;
  readonly rows: number;
  readonly fromEnd: number;
  readonly blank: number;
  readonly late: number;
};

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const rounds = Number(option("rounds") ?? 5);
const without = option("without")?.split(",") ?? [];
const lists = LISTS.filter((name) => !without.includes(name));
const count = Number(option("messages") ?? MESSAGES);
const configFile = `${import.meta.dirname}/vite.config.ts`;

async function busy(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics");
  const read = (wanted: string) =>
    (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1_000;
  return { task: read("TaskDuration"), script: read("ScriptDuration") };
}

async function heapOf(session: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

type Run = (expression: string) => Promise<unknown>;

/** A new page for each sample: nothing of the round before is warm in one list and cold in another. */
async function open<Value>(
  browser: Browser,
  address: string,
  use: (session: CDPSession, run: Run) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => "bench" in window);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const run: Run = async (expression) => {
      const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    };
    await run(`bench.prepare(${count})`);
    return await use(session, run);
  } finally {
    await context.close();
  }
}

/** Heap of a list without its messages, bytes. */
const heapKept = (browser: Browser, address: string) =>
  open(browser, address, async (session, run) => {
    const empty = await heapOf(session);
    await run("bench.mount()");
    return (await heapOf(session)) - empty;
  });

const sampleOf = (browser: Browser, address: string) =>
  open(browser, address, async (session, run): Promise<Sample> => {
    const times: Partial<Record<Step, number>> = {};
    const script: Partial<Record<Step, number>> = {};
    const measured = async (step: Step, expression: string) => {
      const before = await busy(session);
      const value = await run(expression);
      const after = await busy(session);
      times[step] = after.task - before.task;
      script[step] = after.script - before.script;
      return value;
    };
    await measured("mount", "bench.mount()");
    const fromEnd = await measured("append", `bench.append(${APPENDS})`);
    const nodes = await run("bench.nodes()");
    const rows = await run("bench.rows()");
    const scrolled = await measured("scroll", `bench.scroll(${FRAMES}, ${STEP})`);
    return { ...times, script, fromEnd, nodes, rows, ...(scrolled as object) } as Sample;
  });

await build({ configFile });
const server = await preview({ configFile, preview: { port: 0, host: "127.0.0.1" } });
const browser = await chromium.launch(launchOptions());
try {
  const url = server.resolvedUrls?.local[0] ?? "";
  const heaps = new Map<Name, number>();
  for (const name of lists) {
    heaps.set(name, await heapKept(browser, `${url}?who=${name}`));
    process.stderr.write(`heap ${name} ${heaps.get(name)}\n`);
  }
  const samples: Record<Name, Sample>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const sample: Partial<Record<Name, Sample>> = {};
    for (const name of lists) {
      sample[name] = await sampleOf(browser, `${url}?who=${name}`);
      process.stderr.write(`round ${round} ${name} ${JSON.stringify(sample[name])}\n`);
    }
    if (round > 0) samples.push(sample as Record<Name, Sample>);
  }
  const row = (title: string, cell: (name: Name) => string) =>
    process.stdout.write(`| ${title} | ${lists.map(cell).join(" | ")} |\n`);
  const ratio = (name: Name, of: (sample: Sample) => number) => {
    const ratios = samples.map((sample) => of(sample[name]) / of(sample.virtuoso));
    const text = (share: number) => quantile(ratios, share).toFixed(2);
    return `${text(0.5)} (${text(0.25)}–${text(0.75)})`;
  };
  const median = (name: Name, of: (sample: Sample) => number) =>
    quantile(
      samples.map((sample) => of(sample[name])),
      0.5,
    );
  row("", (name) => name);
  row("---", () => "---:");
  for (const step of STEPS) {
    row(step, (name) => ratio(name, (sample) => sample[step]));
    row(`${step}, script alone`, (name) => ratio(name, ({ script }) => script[step]));
    row(`${step}, ms`, (name) => median(name, (sample) => sample[step]).toFixed(0));
  }
  row("elements in the page", (name) => `${median(name, ({ nodes }) => nodes)}`);
  row("rows in the list", (name) => `${median(name, ({ rows }) => rows)}`);
  row("heap, MB", (name) => ((heaps.get(name) ?? 0) / 1_000_000).toFixed(1));
  row("from the end, px", (name) => median(name, ({ fromEnd }) => fromEnd).toFixed(0));
  row(`blank frames of ${FRAMES}`, (name) => `${median(name, ({ blank }) => blank)}`);
  row(`late frames of ${FRAMES}`, (name) => `${median(name, ({ late }) => late)}`);
  process.stdout.write(`Chromium ${browser.version()}, ${rounds} rounds\n`);
} finally {
  await browser.close();
  await server.close();
}
