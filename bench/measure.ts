import type { Browser, CDPSession } from "@playwright/test";
import { contestants, type Id } from "./contestants.ts";
import { heapKept } from "./heap.ts";
import { quantile } from "./quantile.ts";

/** Dialogs opened and closed in each round: thirty rounds make sixty. */
const CYCLES = 2;

/** The preparation and the measured step; expressions in the page. */
const rows = {
  "mount 1,000 buttons": ["bench.clear()", 'bench.draw("buttons")'],
  "update 1,000 buttons": ['bench.draw("buttons")', 'bench.draw("buttons", true)'],
  "mount 200 fields": ["bench.clear()", 'bench.draw("fields")'],
  "update 200 fields": ['bench.draw("fields")', 'bench.draw("fields", true)'],
  "theme switch, 1,000 controls": [
    'bench.draw("controls"); bench.scheme("light")',
    'bench.scheme("dark")',
  ],
  "dialog, open and close": ['bench.draw("dialog")', `bench.dialogs(${CYCLES})`],
} as const;

/**
 * Number of equal checks after which a page counts as idle: longer than any transition in the rows.
 */
const STEADY = 20;

const FRAMES =
  "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))";

class Tab {
  private readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  async run(expression: string): Promise<void> {
    const { exceptionDetails } = await this.session.send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
  }

  /** CPU time its main thread has spent in tasks, ms. */
  async busy(): Promise<number> {
    const { metrics } = await this.session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  }

  /** CPU time of two idle frames and of checking them, ms. */
  private idle = 0;

  /** Measures the cost of an idle page. */
  async calm(): Promise<void> {
    const looks: number[] = [];
    let last = await this.busy();
    for (let look = 0; look < 15; look += 1) {
      await this.run(FRAMES);
      const now = await this.busy();
      looks.push(now - last);
      last = now;
    }
    this.idle = quantile(looks, 0.5);
  }

  /**
   * Waits until two frames in a row render nothing, and returns the time until then without that of
   * the checks. A page also counts as idle when every check takes the same time for a while: with a
   * thousand buttons the check itself may cost more than on an empty page.
   */
  private async settled(): Promise<number> {
    const looks: number[] = [];
    let last = await this.busy();
    while (looks.length < 120) {
      await this.run(FRAMES);
      const now = await this.busy();
      looks.push(now - last);
      if (now - last < this.idle * 2) return last - (looks.length - 1) * this.idle;
      const latest = looks.slice(-STEADY);
      if (looks.length >= STEADY && quantile(latest, 0.9) < quantile(latest, 0.1) * 1.5) {
        return now - looks.length * quantile(latest, 0.5);
      }
      last = now;
    }
    throw new Error("the page does not become idle");
  }

  /** Main-thread time of one step until the page is idle, ms. */
  async cost([before, step]: readonly [string, string]): Promise<number> {
    await this.run(before);
    await this.session.send("HeapProfiler.collectGarbage");
    await this.settled();
    const start = await this.busy();
    await this.run(step);
    return (await this.settled()) - start;
  }
}

async function open(browser: Browser, url: string, id: Id): Promise<CDPSession> {
  // A separate context is a separate process: no contestant uses the main thread of another.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}?who=${id}`);
  await page.waitForFunction(() => "bench" in window);
  return context.newCDPSession(page);
}

async function openTab(browser: Browser, url: string, id: Id): Promise<Tab> {
  const session = await open(browser, url, id);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const tab = new Tab(session);
  await tab.calm();
  return tab;
}

/**
 * Heap that each contestant keeps after a dialog, bytes; in a browser started with `OBJECTS_ONLY`.
 */
export async function measureHeap(browser: Browser, url: string): Promise<Record<Id, number>> {
  const kept: Partial<Record<Id, number>> = {};
  for (const { id } of contestants) kept[id] = await heapKept(await open(browser, url, id));
  return kept as Record<Id, number>;
}

/** Round of one row: main-thread time of each contestant, ms, measured one after the other. */
export type Sample = Record<Id, number>;
export type Samples = readonly Sample[];

/**
 * Measures the rows `rounds` times, after one warm-up round.
 * @param only - a word in the names of the rows to measure
 */
export async function measure(
  browser: Browser,
  url: string,
  rounds: number,
  only = "",
): Promise<Record<string, Samples>> {
  const tabs: [Id, Tab][] = [];
  for (const { id } of contestants) tabs.push([id, await openTab(browser, url, id)]);
  const asked = Object.entries(rows).filter(([name]) => name.includes(only));
  const samples: Record<string, Sample[]> = Object.fromEntries(asked.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(round === 0 ? "warming up\n" : `round ${round} of ${rounds}\n`);
    for (const [name, steps] of asked) {
      const sample: Partial<Sample> = {};
      for (const [id, tab] of tabs) sample[id] = await tab.cost(steps);
      if (round > 0) samples[name]?.push(sample as Sample);
    }
  }
  return samples;
}
