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

test("arrows between the same states become one arrow with all names", () => {
  expect(drawnFrom(diagram)).toBe(`stateDiagram-v2
  [*] --> a
  state "b" as b {
    b_inner : inner
    b_other : other
  }
  a --> b_inner : first<br/>second [guard]<br/>third
  b_inner --> a : back`);
});

test("transitions within a compound state are in the list", () => {
  expect(undrawnOf(diagram)).toEqual([
    { from: "b", to: "b", name: "again" },
    { from: "b", to: "b.other", name: "over" },
  ]);
});

test("the list keeps the order of the transitions, and names an inner state with its outer one", () => {
  expect(transitionsOf(diagram)).toEqual([
    { from: "a", to: "b.inner", name: "first" },
    { from: "b.inner", to: "a", name: "back" },
    { from: "a", to: "b.inner", name: "second [guard]" },
    { from: "a", to: "b", name: "third" },
    { from: "b", to: "b", name: "again" },
    { from: "b", to: "b.other", name: "over" },
  ]);
});

test("the beginning of a diagram is no transition, also with a name", () => {
  const named = "stateDiagram-v2\n  [*] --> a : first visit\n  a --> b : next";
  expect(transitionsOf(named)).toEqual([{ from: "a", to: "b", name: "next" }]);
  expect(drawnFrom(named)).toBe(named);
});

test("every machine has a diagram on the page of a flow", () => {
  const machines = globSync("packages/machines/src/*/*.{machine,logic}.ts").map((path) =>
    basename(dirname(path)),
  );
  const pages = globSync("packages/ui/src/flows/*/*.mdx").map((path) => readFileSync(path, "utf8"));
  const isDrawn = (machine: string) =>
    pages.some((page) => page.includes(`<MachineDiagram of="${machine}" />`));
  expect(machines.length).toBeGreaterThan(3);
  const undrawn = new Set(machines.filter((machine) => !isDrawn(machine)));
  expect([...undrawn]).toEqual([]);
});
