import { globSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  coverStates,
  flowsOf,
  machines,
  promisesOf,
  restingStates,
  variantProblems,
} from "./state-coverage.ts";
import { variants } from "./state-variants.ts";
import { viewStates } from "./view-states.ts";

const flows = new URL("../src/flows/", import.meta.url).pathname;
const storiesOf = async (flow: string) => {
  const files = await readdir(`${flows}${flow}`);
  return files
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => `packages/ui/src/flows/${flow}/${file}`);
};

test("every machine is checked, including one that no flow runs", () => {
  const folder = new URL("../../machines/src/", import.meta.url).pathname;
  const files = globSync(`${folder}*/*.{machine,logic}.ts`);
  expect(files.length).toBeGreaterThan(0);
  expect(machines).toHaveLength(files.length);
  expect(() => flowsOf("unheardOf")).toThrow("unheardOf");
});

test("every stable state of a machine has a story, in every flow that runs the machine", async () => {
  const coverage = await coverStates(storiesOf);
  const all = coverage.flatMap((each) => each.all);
  const missing = coverage.flatMap(({ flow, machine, missing: states }) =>
    states.map(
      (state) =>
        `packages/ui/src/flows/${flow}/*.stories.tsx: write a story tagged "in:${machine}.${state}"`,
    ),
  );
  process.stdout.write(`states with a story: ${all.length - missing.length} / ${all.length}\n`);
  expect(missing).toEqual([]);
});

test.each(Object.entries(variants))(
  "each variant of a state has its story: %s",
  async (flow, rows) => {
    expect(variantProblems(await promisesOf(await storiesOf(flow)), rows)).toEqual([]);
  },
);

test("a flow with states that have several variants is listed", async () => {
  const unlisted = [...new Set(machines.flatMap(({ id }) => flowsOf(id)))].filter(
    (flow) => !(flow in variants),
  );
  expect(unlisted).toEqual([]);
});

test.each(Object.entries(viewStates))(
  "each state of a view without a machine of its own has its story: %s",
  async (file, views) => {
    const stories = await promisesOf([`packages/ui/src/flows/${file}.stories.tsx`]);
    const names = stories.map(({ story }) => story);
    expect(names).toEqual(expect.arrayContaining(views.flatMap((view) => Object.values(view))));
  },
);

test("for a variant without a story the file to write is named, and for a story without a row the table", () => {
  const story = (name: string) => ({ story: name, file: "A.stories.tsx", tags: ["in:m.idle"] });
  const rows = { "m.idle": ["Empty", "Full"] };
  expect(variantProblems([story("Empty"), story("Full")], rows)).toEqual([]);
  expect(variantProblems([story("Empty")], rows)).toEqual([
    'A.stories.tsx: write the story Full, tagged "in:m.idle"',
  ]);
  expect(variantProblems([story("Empty"), story("Full"), story("Wrong")], rows)).toEqual([
    "packages/ui/test/state-variants.ts: add Wrong to m.idle",
  ]);
});

test("no story has a tag for a state that its machine does not have", async () => {
  const coverage = await coverStates(storiesOf);
  expect(coverage.flatMap(({ unknown }) => unknown)).toEqual([]);
});

test("a transient state and an unreachable state need no story", () => {
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

test("every region of a parallel state counts, and so does a final state", () => {
  const leaf = (path: string[], type = "atomic") => ({
    type,
    path,
    states: {},
    initial: { target: [] },
    transitions: new Map(),
  });
  const region = (name: string, ...leaves: ReturnType<typeof leaf>[]) => ({
    type: "compound",
    path: ["both", name],
    states: Object.fromEntries(leaves.map((each) => [each.path.at(-1), each])),
    initial: { target: leaves.slice(0, 1) },
    transitions: new Map([["next", [{ target: leaves.slice(1) }]]]),
  });
  const left = region("left", leaf(["both", "left", "a"]), leaf(["both", "left", "z"], "final"));
  const right = region("right", leaf(["both", "right", "b"]));
  const both = {
    type: "parallel",
    path: ["both"],
    states: { left, right },
    initial: { target: [] },
    transitions: new Map(),
  };
  expect(restingStates(both as never).sort()).toEqual([
    "both.left.a",
    "both.left.z",
    "both.right.b",
  ]);
});
