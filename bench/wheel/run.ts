import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { build, preview } from "vite";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { judge } from "../judge.ts";
import { problemsOf, WHEEL } from "../limits.ts";
import { quantile } from "../quantile.ts";
import { countFrames, type Frames } from "./count-frames.ts";

/*
 * npm run bench:wheel -- [--rounds 5]: main-thread time of a wheel that spins once, on a processor that is slowed down four
 * times, divided by that of one rotation of a ready picture by the compositor in the same round, and the frames that are
 * dropped in a second turn: the recording of frames would take time of the first one.
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
  /** Frames during the same two seconds of another turn. */
  readonly frames: Frames;
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

type Tab = Awaited<ReturnType<typeof open>>;

/** Prepares and starts a turn. */
async function startTurn({ session }: Tab) {
  const run = (expression: string) =>
    session.send("Runtime.evaluate", { expression, awaitPromise: true });
  await run("wheel.prepare?.()");
  await pause(700);
  await session.send("HeapProfiler.collectGarbage");
  return { before: await busy(session), stopped: run("wheel.spin()") };
}

async function timeTurn(tab: Tab): Promise<Omit<Spin, "frames">> {
  const { before, stopped } = await startTurn(tab);
  await pause(BEGUN_MS);
  const begun = await busy(tab.session);
  await pause(WINDOW_MS);
  const turned = await busy(tab.session);
  await stopped;
  return { whole: (await busy(tab.session)) - before, turn: turned - begun };
}

async function framesOfTurn(browser: Browser, tab: Tab): Promise<Frames> {
  const { stopped } = await startTurn(tab);
  await pause(BEGUN_MS);
  const frames = await countFrames(browser, tab.page, () => pause(WINDOW_MS));
  await stopped;
  return frames;
}

async function spinTwice(browser: Browser, tab: Tab): Promise<Spin> {
  return { ...(await timeTurn(tab)), frames: await framesOfTurn(browser, tab) };
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
    for (const [name, tab] of tabs) sample[name] = await spinTwice(browser, tab);
    process.stderr.write(
      `${round === 0 ? "warm-up" : `round ${round}`} ${JSON.stringify(sample)}\n`,
    );
    if (round > 0) samples.push(sample as Record<Name, Spin>);
  }
  const ratiosOf = (name: Name, part: "whole" | "turn") =>
    samples.map((sample) => sample[name][part] / sample.compositor[part]);
  for (const part of ["whole", "turn"] as const) {
    const cells = WHEELS.map((name) => {
      const text = (share: number) => quantile(ratiosOf(name, part), share).toFixed(2);
      return `${name} ${text(0.5)} (${text(0.25)}–${text(0.75)})`;
    });
    process.stdout.write(`${part}: ${cells.join(", ")}\n`);
  }
  const sumOf = (name: Name, part: keyof Frames) =>
    samples.reduce((total, sample) => total + sample[name].frames[part], 0);
  const dropped = WHEELS.map((name) => {
    const lost = sumOf(name, "dropped");
    return `${name} ${lost} of ${sumOf(name, "drawn") + lost}`;
  });
  process.stdout.write(`dropped frames: ${dropped.join(", ")}\n`);
  process.stdout.write(`Chromium ${browser.version()}, ${rounds} rounds\n`);
  const figures = {
    "times as busy": quantile(ratiosOf("satang", "turn"), 0.5),
    "more dropped frames": sumOf("satang", "dropped") - sumOf("compositor", "dropped"),
  };
  judge(problemsOf("wheel", figures, WHEEL));
} finally {
  await browser.close();
  await server.close();
}
