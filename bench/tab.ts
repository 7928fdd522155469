import type { Browser, BrowserContextOptions, CDPSession } from "@playwright/test";
import { quantile } from "./quantile.ts";

/**
 * Number of equal checks after which a page counts as idle: longer than any transition in the rows.
 */
const STEADY = 20;

const FRAMES =
  "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))";

/** A page in its own process, and the CPU time of its main thread. */
export class Tab {
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

/** Opens the page of a contestant: a folder in `src/`. */
export async function openPage(
  browser: Browser,
  url: string,
  id: string,
  options: BrowserContextOptions = {},
): Promise<CDPSession> {
  // A separate context is a separate process: no contestant uses the main thread of another.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await page.goto(`${url}?who=${id}`);
  await page.waitForFunction(() => "bench" in window);
  return context.newCDPSession(page);
}

export async function openTab(...args: Parameters<typeof openPage>): Promise<Tab> {
  const session = await openPage(...args);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const tab = new Tab(session);
  await tab.calm();
  return tab;
}
