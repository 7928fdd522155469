import type { Cell } from "./cell.ts";
import { manners } from "./manners.ts";

const KINDS = [
  ["doubleCommits", "double commits"],
  ["wrongReports", "wrong reports"],
  ["blankScreens", "blank screens"],
  ["endlessLoaders", "endless loaders"],
] as const;

const SHORT: Readonly<Record<string, string>> = {
  nothingHappened: "nothing",
  notKnownYet: "not known",
};

const problemsOf = (cell: Cell) => KINDS.flatMap(([kind]) => cell[kind]);

/** For example `1 done`: how often the service executed it, and the last reported status. */
function wordsOf(cell: Cell): string {
  const last = [...new Set(cell.last)]
    .filter((status) => status !== "closed")
    .map((status) => SHORT[status] ?? status)
    .join("+");
  return `${cell.commits} ${last}${problemsOf(cell).length > 0 ? " !" : ""}`;
}

/** Table with a row for each fault and a column for each manner. */
export function tableOf(operation: string, cells: readonly Cell[]): string {
  const troubles = [...new Set(cells.map(({ trouble }) => trouble))];
  const columns = manners.filter((name) => cells.some(({ manner }) => manner === name));
  const rows = [
    [operation, ...columns],
    ...troubles.map((trouble) => [
      trouble,
      ...columns.map((name) => {
        const cell = cells.find((one) => one.trouble === trouble && one.manner === name);
        return cell ? wordsOf(cell) : "–";
      }),
    ]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths?.[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

/** The counts, and every cell that failed. */
export function summaryOf(cells: readonly Cell[]): { text: string; isGreen: boolean } {
  const broken = cells.filter((cell) => problemsOf(cell).length > 0);
  const lines = broken.map(
    (cell) =>
      `${cell.operation} × ${cell.trouble} × ${cell.manner}: ${problemsOf(cell).join("; ")} (${cell.sends} sent, ${cell.commits} committed)`,
  );
  const counts = KINDS.map(
    ([kind, name]) => `${cells.filter((cell) => cell[kind].length > 0).length} ${name}`,
  );
  return {
    text: [...lines, `${cells.length} cells, ${counts.join(", ")}`].join("\n"),
    isGreen: cells.length > 0 && broken.length === 0,
  };
}
