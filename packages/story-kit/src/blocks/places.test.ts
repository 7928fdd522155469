import { expect, it } from "vitest";
import { type Module, placesIn } from "./places.rules.ts";

const FLOWS = "packages/ui/src/flows";
const module = (file: string, ...imports: string[]): Module => ({ file, imports });
const namesIn = (modules: readonly Module[], file: string) =>
  placesIn(modules, () => null)(file).map(({ name }) => name);

/** Two flows of four components each, which share the texts of their outcomes; one has texts of its own. */
const withdraw = ["A", "B", "C", "D"].map((name) => `${FLOWS}/withdraw/${name}.tsx`);
const transfer = ["E", "F", "G", "H"].map((name) => `${FLOWS}/transfer/${name}.tsx`);
const outcome = `${FLOWS}/money/outcome-words.ts`;
const hook = `${FLOWS}/money/use-outcome.ts`;
const own = `${FLOWS}/withdraw/use-withdraw-words.ts`;
const modules = [
  module(outcome),
  module(hook, outcome),
  module(own),
  ...withdraw.map((file, index) => module(file, hook, ...(index < 2 ? [own] : []))),
  ...transfer.map((file) => module(file, hook)),
  module(`${FLOWS}/withdraw/index.ts`, ...withdraw),
  module(`${FLOWS}/transfer/index.ts`, ...transfer),
];

it("a component is its own place, with the page of its folder", () => {
  const placesOf = placesIn(modules, (folder) => `page of ${folder}`);
  expect(placesOf(`${FLOWS}/withdraw/A.tsx`)).toEqual([
    { name: "A", page: `page of ${FLOWS}/withdraw` },
  ]);
});

it("a module that is no component has the components that load it, and not those above them", () => {
  const page = module(`${FLOWS}/withdraw/Page.tsx`, `${FLOWS}/withdraw/A.tsx`);
  expect(namesIn([...modules, page], own)).toEqual(["A", "B"]);
});

it("a module of many components, over another module, has their flows", () => {
  const third = module(`${FLOWS}/wallet/index.ts`);
  expect(namesIn([...modules, third], outcome)).toEqual(["flows/transfer", "flows/withdraw"]);
});

it("a module of all flows, and a format or a text of an error, is in every flow", () => {
  expect(namesIn(modules, outcome)).toEqual(["every flow"]);
  expect(namesIn(modules, "packages/i18n/src/errors/error-text.ts")).toEqual(["every flow"]);
});

it("a place in the member app is named as such, because a partner does not have it", () => {
  const menu = "apps/member/src/layouts/use-member-menu.tsx";
  const layout = module("apps/member/src/layouts/MemberLayout.tsx", menu);
  expect(namesIn([module(menu), layout], menu)).toEqual(["member app: MemberLayout"]);
});

it("a module that no component loads has no place", () => {
  expect(
    namesIn([module("apps/member/src/start/data.ts")], "apps/member/src/start/data.ts"),
  ).toEqual([]);
});
