import type {} from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

interface PageCounts {
  readonly nodes: number;
  readonly listeners: number;
}

const EQUAL_COUNTS = 3;
const MAX_COUNTS = 50;

const frame = () => new Promise((done) => requestAnimationFrame(done));

async function countOnce(): Promise<PageCounts> {
  const session = cdp();
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const count = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: count("Nodes"), listeners: count("JSEventListeners") };
}

/**
 * The numbers of nodes and listeners of the page, including detached ones, after garbage
 * collections. What an earlier test left is released by tasks that run between collections, so it
 * counts again until several counts are equal.
 * @throws Error when the counts do not stop changing.
 */
export async function countPage(): Promise<PageCounts> {
  let last = await countOnce();
  let equal = 1;
  for (let times = 1; times < MAX_COUNTS; times += 1) {
    await frame();
    const next = await countOnce();
    equal = next.nodes === last.nodes && next.listeners === last.listeners ? equal + 1 : 1;
    last = next;
    if (equal === EQUAL_COUNTS) return last;
  }
  throw new Error(`The counts of the page still change after ${MAX_COUNTS} collections.`);
}
