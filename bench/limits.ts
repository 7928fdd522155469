/** The least or the most that a figure may be. */
type Limit = { readonly least: number } | { readonly most: number };
type Figures = Readonly<Record<string, number>>;

const FIRST_LOAD = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  "best-practices": { least: 100 },
  seo: { least: 100 },
  CLS: { most: 0.02 },
} as const;

/** Of a page that Lighthouse opens for the first time. */
export const FIRST_LOADS = {
  "/login": { ...FIRST_LOAD, "LCP ms": { most: 1_000 } },
  "/user/home": FIRST_LOAD,
} as const;

/** From a tap to the next paint on a processor that is six times slower, ms. */
export const INTERACTION = { clock: { most: 200 }, cpu: { most: 200 } } as const;

/** From the address of the app to a QR on the screen: what a member waits in all, on the same processor and a slow mobile network, ms. */
export const FIRST_QR = { "wait ms": { most: 12_000 } } as const;

/** Of the prize wheel while it turns, next to one rotation of a ready picture by the compositor in the same rounds. */
export const WHEEL = {
  "times as busy": { most: 1.5 },
  "more dropped frames": { most: 0 },
} as const;

/**
 * Of a dialog on a page, next to the same in plain HTML: CPU time of the main thread, and kB that a cycle keeps in the second
 * hundred, of objects, and with the code that V8 compiles meanwhile.
 */
export const DIALOG = {
  "times plain HTML": { most: 1.3 },
  "times plain HTML, without motion": { most: 1.8 },
  "objects kB": { most: 0.1 },
  "heap kB": { most: 1.8 },
} as const;

/** Of a modal after so many openings: 0.25 kB and a fiftieth of a node for each, as much as varies between two counts. */
export const openingsLimits = (times: number) =>
  ({
    "heap kB": { most: times / 4 },
    nodes: { most: times / 50 },
    listeners: { most: times / 50 },
  }) as const;

function problemOf(value: number | undefined, limit: Limit): string | null {
  if (value === undefined || Number.isNaN(value)) return "was not measured";
  if ("least" in limit)
    return value < limit.least ? `is ${value}, the least is ${limit.least}` : null;
  return value > limit.most ? `is ${value}, the most is ${limit.most}` : null;
}

/** Figures of a row beyond their limits, or without a value: a line for each. Figures without a limit are not judged. */
export function problemsOf(
  row: string,
  figures: Figures,
  limits: Readonly<Record<string, Limit>>,
): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const problem = problemOf(figures[name], limit);
    return problem === null ? [] : [`${row}: ${name} ${problem}`];
  });
}
