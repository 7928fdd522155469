import type { CDPSession } from "@playwright/test";

/** Dialog cycles before the first measurement, and between two measurements. */
const WARM_UP = 10;
const CYCLES = 20;

/**
 * Flags of V8 to count objects only: otherwise code that it compiles after some hundred calls would
 * count as memory of the dialog.
 */
export const OBJECTS_ONLY =
  "--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode --no-lazy-feedback-allocation";

async function used(session: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

/** Heap that remains after opening and closing a dialog once, bytes: the mean of some cycles, after others. */
export async function heapKept(
  session: CDPSession,
  { warmUp, cycles } = { warmUp: WARM_UP, cycles: CYCLES },
): Promise<number> {
  const run = (expression: string) =>
    session.send("Runtime.evaluate", { expression, awaitPromise: true });
  await run('bench.draw("dialog")');
  await run(`bench.dialogs(${warmUp})`);
  const before = await used(session);
  await run(`bench.dialogs(${cycles})`);
  return ((await used(session)) - before) / cycles;
}
