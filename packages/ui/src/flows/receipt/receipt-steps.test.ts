import type { Receipt } from "@satang/headless/receipt";
import type { MovementStep } from "@satang/headless/statement";
import { expect, it } from "vitest";
import { stepStates } from "./receipt-steps.rules.ts";

const steps = (names: string): readonly MovementStep[] =>
  names.split(" ").map((name) => ({
    name: name.replace("?", "") as MovementStep["name"],
    at: name.endsWith("?") ? null : "2026-11-21T14:32:09+07:00",
  }));

it.each<readonly [string, Receipt["status"], readonly string[]]>([
  ["requested processing done?", "processing", ["done", "current", "ahead"]],
  ["requested processing? done?", "processing", ["done", "ahead", "ahead"]],
  ["requested processing done", "success", ["done", "done", "done"]],
  ["requested processing failed", "failed", ["done", "done", "failed"]],
  ["requested processing", "success", ["done", "done"]],
])("of %s, %s, only what is done has a tick", (names, status, states) => {
  expect(stepStates(steps(names), status)).toEqual(states);
});
