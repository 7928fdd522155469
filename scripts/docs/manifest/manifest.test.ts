import { expect, test } from "vitest";
import type { Docgen } from "../../../.storybook/props/props.rules.ts";
import { manifestOf } from "./manifest.rules.ts";

const size = {
  name: "size",
  type: { name: "number" },
  required: false,
  description: "In px.",
  defaultValue: { value: "16", computed: false as const },
};
const docgen = (displayName: string, example = ""): Docgen => ({
  displayName,
  description: `${displayName}.`,
  example,
  props: { size },
});
const manifest = manifestOf({
  components: [
    docgen("DepositFlow", "<DepositFlow open />"),
    docgen("MoneyArrived"),
    docgen("I18nProvider"),
    docgen("WayRow"),
    docgen("CopyIcon"),
    docgen("CloseIcon"),
  ],
  entries: new Map([
    ["DepositFlow", "@satang/ui/flows/deposit"],
    ["MoneyArrived", "@satang/ui/flows/deposit"],
    ...["I18nProvider", "CopyIcon", "CloseIcon"].map((name) => [name, "@satang/ui"] as const),
  ]),
  pages: [{ id: "flows-deposit", components: ["DepositFlow", "MoneyArrived"] }],
  folder: "dist/docs",
});
const docs = {
  "flows-deposit--docs": {
    id: "flows-deposit--docs",
    name: "DepositFlow",
    path: "dist/docs/flows-deposit.md",
  },
};

test("an entry has what a page needs for its component: import, example, props and the file of its page", () => {
  expect(manifest.components["flows-deposit"]).toEqual({
    id: "flows-deposit",
    name: "DepositFlow",
    import: 'import { DepositFlow } from "@satang/ui/flows/deposit";',
    description: "DepositFlow.",
    stories: [{ name: "Example", snippet: "<DepositFlow open />" }],
    reactDocgen: {
      props: {
        size: {
          type: { name: "number" },
          required: false,
          description: "In px.",
          defaultValue: { value: "16" },
        },
      },
    },
    docs,
  });
});

test("each published component has one entry, icons are parts of one, and a part of a flow has none", () => {
  expect(Object.values(manifest.components).map(({ id, name }) => [id, name])).toEqual([
    ["flows-deposit", "DepositFlow"],
    ["flows-deposit-money-arrived", "MoneyArrived"],
    ["i18n-provider", "I18nProvider"],
    ["media-icon", "Icon"],
  ]);
  expect(manifest.components["media-icon"]).toMatchObject({
    subcomponents: {
      CopyIcon: { import: 'import { CopyIcon } from "@satang/ui";' },
      CloseIcon: { import: 'import { CloseIcon } from "@satang/ui";' },
    },
  });
});
