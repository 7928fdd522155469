import type {} from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

/** Nodes and listeners of the whole page, of any target and detached ones too, after a collection of garbage. */
export async function standing(): Promise<{ nodes: number; listeners: number }> {
  const session = cdp();
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const count = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: count("Nodes"), listeners: count("JSEventListeners") };
}
