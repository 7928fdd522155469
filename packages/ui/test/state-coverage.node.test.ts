import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { coverStates, restingStates } from "./state-coverage.ts";

const flows = new URL("../src/flows/", import.meta.url).pathname;
const storiesOf = async (flow: string) => {
  const files = await readdir(`${flows}${flow}`);
  return files
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => `${flows}${flow}/${file}`);
};

test("every state in which a machine can rest has a story, in every flow that runs the machine", async () => {
  const coverage = await coverStates(storiesOf);
  const all = coverage.flatMap((each) => each.all);
  const missing = coverage.flatMap(({ flow, machine, missing: states }) =>
    states.map((state) => `${flow}: ${machine}.${state}`),
  );
  process.stdout.write(`states with a story: ${all.length - missing.length} / ${all.length}\n`);
  expect(missing).toEqual([]);
});

test("no story promises a state that its machine does not have", async () => {
  const coverage = await coverStates(storiesOf);
  expect(coverage.flatMap(({ unknown }) => unknown)).toEqual([]);
});

test("a state that is left in the moment it is entered needs no story, an unreachable one neither", () => {
  const node = (name: string, always: { guard?: string; target: never[] }[] = []) => ({
    path: [name],
    states: {},
    initial: { target: [] },
    always,
    transitions: new Map(),
  });
  const [rest, passing, guarded, lost] = [
    node("rest"),
    node("passing", [{ target: [] }]),
    node("guarded", [{ guard: "sometimes", target: [] }]),
    node("lost"),
  ];
  const root = {
    path: [],
    states: { rest, passing, guarded, lost },
    initial: { target: [passing] },
    transitions: new Map([["next", [{ target: [rest, guarded] }]]]),
  };
  expect(restingStates(root as never).sort()).toEqual(["guarded", "rest"]);
});
