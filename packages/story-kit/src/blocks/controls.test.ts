import { expect, test } from "vitest";
import { controlsOf } from "./controls.rules.ts";

const argType = (name: string, summary: string) => ({
  [name]: { name, table: { type: { summary } } },
});

test("words of a type are choices, booleans are switches, and texts can be written", () => {
  const argTypes = {
    ...argType("disabled", "boolean"),
    ...argType("label", "ReactNode"),
    ...argType("size", '"small" | "big"'),
    ...argType("link", "ReactElement"),
    ...argType("onClick", "() => void"),
  };
  expect(controlsOf(argTypes as never, { label: "Deposit" })).toEqual([
    { name: "size", kind: "choice", options: ["small", "big"] },
    { name: "label", kind: "text" },
    { name: "disabled", kind: "switch" },
  ]);
});

test("a text that the story does not have, or an element in its place, cannot be written", () => {
  const argTypes = argType("children", "ReactNode");
  expect(controlsOf(argTypes as never, {})).toEqual([]);
  expect(controlsOf(argTypes as never, { children: {} })).toEqual([]);
});
