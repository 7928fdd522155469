import type { AnyStateMachine } from "xstate";

type StateNode = AnyStateMachine["root"];
type Row = {
  readonly from: string;
  readonly event: string;
  readonly guard: string;
  readonly to: string;
};

function* nodesOf(node: StateNode): Generator<StateNode> {
  yield node;
  for (const child of Object.values(node.states)) yield* nodesOf(child);
}

const nameOf = (node: StateNode) => node.path.join(".") || "anywhere";

function wordOf(event: string): string {
  const [, kind, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (kind && name) return kind === "done" ? `reply of ${name}` : `${name} broke`;
  const [, delay] = /^xstate\.after\.(\w+)/.exec(event) ?? [];
  return delay ? `after ${delay}` : event;
}

function guardOf(guard: unknown): string {
  if (typeof guard === "string") return guard;
  return typeof guard === "object" && guard !== null && "type" in guard ? String(guard.type) : "";
}

function rowsOf(node: StateNode): Row[] {
  const listed = [
    ...[...node.transitions].flatMap(([event, all]) =>
      all.map((transition) => ({ event: wordOf(event), transition })),
    ),
    ...(node.always ?? []).map((transition) => ({ event: "at once", transition })),
  ];
  return listed.map(({ event, transition }) => ({
    from: nameOf(node),
    event,
    guard: guardOf(transition.guard),
    to: transition.target?.map(nameOf).join(", ") ?? "stays",
  }));
}

const idOf = (path: string) => path.replaceAll(".", "_");

function diagramOf(node: StateNode, depth = 1): string[] {
  const indent = "  ".repeat(depth);
  const first = node.initial.target[0];
  return [
    ...(first ? [`${indent}[*] --> ${idOf(nameOf(first))}`] : []),
    ...Object.values(node.states).flatMap((child) => {
      const id = idOf(nameOf(child));
      if (Object.keys(child.states).length === 0) return [`${indent}${id} : ${child.key}`];
      return [
        `${indent}state "${child.key}" as ${id} {`,
        ...diagramOf(child, depth + 1),
        `${indent}}`,
      ];
    }),
  ];
}

/** A table with its columns aligned, as the formatter writes it. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}

/** A Markdown page about a machine: its diagram, and a row for each transition. */
export function describeMachine(machine: AnyStateMachine, title: string): string {
  const rows = [...nodesOf(machine.root)].flatMap(rowsOf);
  const arrows = rows
    .filter(({ to }) => to !== "stays")
    .map(
      ({ from, event, guard, to }) =>
        `  ${idOf(from)} --> ${idOf(to)} : ${event}${guard ? ` [${guard}]` : ""}`,
    );
  return [
    `# ${title}`,
    "",
    "Generated from the machine by its test; `vitest -u` updates it.",
    "",
    "```mermaid",
    "stateDiagram-v2",
    ...diagramOf(machine.root),
    ...arrows,
    "```",
    "",
    ...tableOf(
      ["state", "when", "if", "then"],
      rows.map(({ from, event, guard, to }) => [from, event, guard, to]),
    ),
    "",
  ].join("\n");
}
