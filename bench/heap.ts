import type { CDPSession } from "@playwright/test";

/** Openings before the first look, and between two looks. */
const WARM_UP = 10;
const CYCLES = 20;

/**
 * How V8 has to be started to count objects alone: code that it compiles after some hundred calls would be counted as if a
 * dialog had left it behind.
 */
export const OBJECTS_ONLY =
  "--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode --no-lazy-feedback-allocation";

async function used(session: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

/** Heap that one opening and closing of a dialog leaves behind, bytes. */
export async function heapKept(session: CDPSession): Promise<number> {
  const run = (expression: string) =>
    session.send("Runtime.evaluate", { expression, awaitPromise: true });
  await run('bench.draw("dialog")');
  await run(`bench.dialogs(${WARM_UP})`);
  const before = await used(session);
  await run(`bench.dialogs(${CYCLES})`);
  return ((await used(session)) - before) / CYCLES;
}
