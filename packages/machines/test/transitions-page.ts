/** A transition, as its page shows it. */
export type Row = {
  readonly from: string;
  readonly event: string;
  /** Empty without a condition. */
  readonly guard: string;
  /** `stays` when the state does not change. */
  readonly to: string;
  /** Effects for the host. */
  readonly effects?: readonly string[];
};

/** The name of a state in a diagram. */
export const idOf = (path: string) => path.replaceAll(".", "_");

/** A table with its columns aligned, as the formatter writes it. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}

/**
 * A Markdown page about a flow: its diagram, and a row for each transition.
 * @param source what the page is generated from
 * @param states lines of the diagram, before the arrows
 */
export const pageOf = (
  title: string,
  source: string,
  states: readonly string[],
  rows: readonly Row[],
): string => {
  const hasEffects = rows.some(({ effects }) => effects);
  const arrows = rows
    .filter(({ to }) => to !== "stays")
    .map(
      ({ from, event, guard, to }) =>
        `  ${idOf(from)} --> ${idOf(to)} : ${event}${guard ? ` [${guard}]` : ""}`,
    );
  return [
    `# ${title}`,
    "",
    `Generated from the ${source} by its test; \`vitest -u\` updates it.`,
    "",
    "```mermaid",
    "stateDiagram-v2",
    ...states,
    ...arrows,
    "```",
    "",
    ...tableOf(
      ["state", "when", "if", "then", ...(hasEffects ? ["the host does"] : [])],
      rows.map(({ from, event, guard, to, effects = [] }) => [
        from,
        event,
        guard,
        to,
        ...(hasEffects ? [effects.join(", ")] : []),
      ]),
    ),
    "",
  ].join("\n");
};
