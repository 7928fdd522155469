import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { drawnFrom, transitionsOf, undrawnOf } from "./diagram.rules.ts";

const diagram = `stateDiagram-v2
  [*] --> a
  state "b" as b {
    [*] --> b_inner
    b_inner : inner
    b_other : other
  }
  a --> b_inner : first
  b_inner --> a : back
  a --> b_inner : second [guard]
  a --> b : third
  b --> b : again
  b --> b_other : over`;

test("arrows between the same states are one that names them all", () => {
  expect(drawnFrom(diagram)).toBe(`stateDiagram-v2
  [*] --> a
  state "b" as b {
    b_inner : inner
    b_other : other
  }
  a --> b_inner : first<br/>second [guard]<br/>third
  b_inner --> a : back`);
});

test("what stays within a state that holds others is said in words", () => {
  expect(undrawnOf(diagram)).toEqual([
    { from: "b", to: "b", name: "again" },
    { from: "b", to: "b.other", name: "over" },
  ]);
});

test("the transitions in words keep their order, and name an inner state with its outer one", () => {
  expect(transitionsOf(diagram)).toEqual([
    { from: "a", to: "b.inner", name: "first" },
    { from: "b.inner", to: "a", name: "back" },
    { from: "a", to: "b.inner", name: "second [guard]" },
    { from: "a", to: "b", name: "third" },
    { from: "b", to: "b", name: "again" },
    { from: "b", to: "b.other", name: "over" },
  ]);
});

test("every machine is drawn on the page of a flow", () => {
  const machines = globSync("packages/machines/src/*/*.machine.ts").map((path) =>
    basename(dirname(path)),
  );
  const pages = globSync("packages/ui/src/flows/*/*.mdx").map((path) => readFileSync(path, "utf8"));
  const isDrawn = (machine: string) =>
    pages.some((page) => page.includes(`<MachineDiagram of="${machine}" />`));
  expect(machines.length).toBeGreaterThan(3);
  expect(machines.filter((machine) => !isDrawn(machine))).toEqual([]);
});
