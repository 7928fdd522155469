import { expect, test } from "vitest";
import { transitionsOf, withJoinedArrows } from "./diagram.rules.ts";

const diagram = `stateDiagram-v2
  [*] --> a
  state "b" as b {
    [*] --> b_inner
    b_inner : inner
  }
  a --> b_inner : first
  b_inner --> a : back
  a --> b_inner : second [guard]`;

test("arrows between the same states are one that names them all", () => {
  expect(withJoinedArrows(diagram)).toBe(`stateDiagram-v2
  [*] --> a
  state "b" as b {
    [*] --> b_inner
    b_inner : inner
  }
  a --> b_inner : first<br/>second [guard]
  b_inner --> a : back`);
});

test("the transitions in words keep their order, and name an inner state with its outer one", () => {
  expect(transitionsOf(diagram)).toEqual([
    { from: "a", to: "b.inner", name: "first" },
    { from: "b.inner", to: "a", name: "back" },
    { from: "a", to: "b.inner", name: "second [guard]" },
  ]);
});
