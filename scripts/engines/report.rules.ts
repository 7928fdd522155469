import type { TestOutcome } from "../suites/test-report.ts";

/** The tests of an engine in the last runs. */
export interface EngineRun {
  /** `Firefox 153.8.0esr` */
  readonly name: string;
  readonly tests: readonly TestOutcome[];
}

export type Result = TestOutcome["outcome"] | "not run";

/** A journey, or the look at every story, with its result in each engine. */
export interface Row {
  readonly title: string;
  readonly results: readonly Result[];
}

/** Folder of the journeys. */
export const JOURNEYS = "e2e/engines/";

const titleIn = ({ title }: TestOutcome) => title.split(" › ").at(-1) ?? title;

/** Journeys of every engine, in the order of their files. */
export function rowsOf(runs: readonly EngineRun[]): Row[] {
  const journeys = runs.map(({ tests }) => tests.filter(({ file }) => file.startsWith(JOURNEYS)));
  const sorted = journeys.flat().sort((one, other) => one.file.localeCompare(other.file));
  const titles = [...new Set(sorted.map(titleIn))];
  return titles.map((title) => ({
    title,
    results: journeys.map(
      (tests) => tests.find((test) => titleIn(test) === title)?.outcome ?? "not run",
    ),
  }));
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** The page in Markdown. */
export function page(engines: readonly string[], rows: readonly Row[]): string {
  return `# Journeys in each engine

Written by \`npm run engines -- --write\` from the results of the last runs, not by hand. The journeys are in \`${JOURNEYS}\`. Chromium shows every story in the picture proof. Fingers and downloads are left out, because a stock Firefox or WebKit has no command for them.

${line(["journey", ...engines])}
${line(["---", ...engines.map(() => "---")])}
${rows.map(({ title, results }) => line([title, ...results])).join("\n")}
`;
}

/** Engines and rows of a page that was written. */
export function readPage(text: string): { engines: string[]; rows: Row[] } {
  const cells = text
    .split("\n")
    .filter((row) => row.startsWith("| "))
    .map((row) => row.slice(2, -2).split(" | "));
  const [[, ...engines] = [], , ...rows] = cells;
  return {
    engines,
    rows: rows.map(([title = "", ...results]) => ({ title, results: results as Result[] })),
  };
}
