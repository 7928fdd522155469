import { expect, test } from "vitest";
import { completeManifests } from "./manifests.rules.ts";

const known = {
  pages: new Map([["packages/ui/a.mdx", "# A\n"]]),
  entries: new Map([
    ["DepositFlow", "@satang/ui/flows/deposit"],
    ["Button", "@satang/ui"],
  ]),
};
const component = {
  id: "flows-deposit",
  import: "import { DepositFlow, Scene } from '@satang/ui';\nimport { Button } from '@satang/ui';",
  docs: { "flows-deposit--docs": { path: "./packages/ui/a.mdx", content: "<Meta />" } },
  reactDocgen: { definedInFile: "/home/somebody/a.tsx" },
  error: { name: "No component import found", message: "" },
};
const complete = (more = {}) =>
  completeManifests(
    {
      components: { components: { "flows-deposit": { ...component, ...more } } },
      docs: {
        docs: {
          a: { path: "./packages/ui/a.mdx", content: "<Meta />" },
          b: { path: "./pictures.mdx", content: "<Meta />" },
        },
      },
    },
    known,
  );

test("a page is in the manifests as Markdown, and one that no partner reads is left out", () => {
  expect(complete().docs?.docs).toEqual({ a: { path: "./packages/ui/a.mdx", content: "# A\n" } });
});

test("a component is imported from its entry, without what was read of one file", () => {
  expect(complete().components?.components["flows-deposit"]).toEqual({
    id: "flows-deposit",
    import:
      'import { DepositFlow } from "@satang/ui/flows/deposit";\nimport { Button } from "@satang/ui";',
    docs: { "flows-deposit--docs": { path: "./packages/ui/a.mdx", content: "# A\n" } },
  });
});

test("stories that exist for pictures are left out", () => {
  expect(complete({ docs: {} }).components?.components).toEqual({});
});
