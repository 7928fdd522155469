import type { AnyStateMachine } from "xstate";
import { idOf, pageOf, type Row } from "./transitions-page.ts";

type StateNode = AnyStateMachine["root"];

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

/** A Markdown page about a machine: its diagram, and a row for each transition. */
export const describeMachine = (machine: AnyStateMachine, title: string): string =>
  pageOf(title, "machine", diagramOf(machine.root), [...nodesOf(machine.root)].flatMap(rowsOf));
