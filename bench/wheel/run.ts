import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { build, preview } from "vite";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { quantile } from "../quantile.ts";

/*
 * npm run bench:wheel -- [--rounds 5]: main-thread time of a wheel that spins once, on a processor that is slowed down four
 * times, divided by that of one rotation of a ready picture by the compositor in the same round.
 */
const SLOWDOWN = 4;
const WHEELS = ["compositor", "satang", "canvas", "spin-wheel"] as const;

/** When every wheel turns: ours has its reply then, ms after the press. */
const BEGUN_MS = 1_500;
/** Shorter than the rest of the shortest turn, ms. */
const WINDOW_MS = 2_000;

type Name = (typeof WHEELS)[number];
type Spin = {
  /** CPU time of the main thread from the press to the stop, ms. */
  readonly whole: number;
  /** CPU time of the main thread during two seconds in which every wheel turns, ms. */
  readonly turn: number;
};

const at = process.argv.indexOf("--rounds");
const rounds = at < 0 ? 5 : Number(process.argv[at + 1]);
const configFile = `${import.meta.dirname}/vite.config.ts`;

async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function open(browser: Browser, url: string, name: Name) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${url}?who=${name}`);
  await page.waitForFunction(() => "wheel" in window);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { session, page };
}

async function spinOnce({ session }: Awaited<ReturnType<typeof open>>): Promise<Spin> {
  const run = (expression: string) =>
    session.send("Runtime.evaluate", { expression, awaitPromise: true });
  await run("wheel.prepare?.()");
  await pause(700);
  await session.send("HeapProfiler.collectGarbage");
  const start = await busy(session);
  const stopped = run("wheel.spin()");
  await pause(BEGUN_MS);
  const begun = await busy(session);
  await pause(WINDOW_MS);
  const turned = await busy(session);
  await stopped;
  return { whole: (await busy(session)) - start, turn: turned - begun };
}

await build({ configFile });
const server = await preview({ configFile, preview: { port: 0, host: "127.0.0.1" } });
const browser = await chromium.launch(launchOptions());
try {
  const url = server.resolvedUrls?.local[0] ?? "";
  const tabs = await Promise.all(
    WHEELS.map(async (name) => [name, await open(browser, url, name)] as const),
  );
  const samples: Record<Name, Spin>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const sample: Partial<Record<Name, Spin>> = {};
    for (const [name, tab] of tabs) sample[name] = await spinOnce(tab);
    process.stderr.write(
      `${round === 0 ? "warm-up" : `round ${round}`} ${JSON.stringify(sample)}\n`,
    );
    if (round > 0) samples.push(sample as Record<Name, Spin>);
  }
  for (const part of ["whole", "turn"] as const) {
    const cells = WHEELS.map((name) => {
      const ratios = samples.map((sample) => sample[name][part] / sample.compositor[part]);
      const text = (share: number) => quantile(ratios, share).toFixed(2);
      return `${name} ${text(0.5)} (${text(0.25)}–${text(0.75)})`;
    });
    process.stdout.write(`${part}: ${cells.join(", ")}\n`);
  }
  process.stdout.write(`Chromium ${browser.version()}, ${rounds} rounds\n`);
} finally {
  await browser.close();
  await server.close();
}
