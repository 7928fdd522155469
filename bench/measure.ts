import type { Browser } from "@playwright/test";
import { contestants, type Id } from "./contestants.ts";
import { heapKept } from "./heap.ts";
import { openPage, openTab, type Tab } from "./tab.ts";

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
 * Heap that each contestant keeps after a dialog, bytes; in a browser started with `OBJECTS_ONLY`.
 */
export async function measureHeap(browser: Browser, url: string): Promise<Record<Id, number>> {
  const kept: Partial<Record<Id, number>> = {};
  for (const { id } of contestants) kept[id] = await heapKept(await openPage(browser, url, id));
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
