import type {} from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

/**
 * The numbers of nodes and listeners of the page, including detached ones, after a garbage
 * collection.
 */
export async function countPage(): Promise<{ nodes: number; listeners: number }> {
  const session = cdp();
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const count = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: count("Nodes"), listeners: count("JSEventListeners") };
}
