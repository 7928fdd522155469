import { satang } from "@satang/core";
import { money } from "@satang/story-kit/fake-money";
import { showMoney } from "@satang/story-kit/show-money";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { LoginFlow } from "../src/flows/session/LoginFlow.tsx";
import { StatementFlow } from "../src/flows/statement/StatementFlow.tsx";
import { TransferFlow } from "../src/flows/transfer/TransferFlow.tsx";
import { BankBadge } from "../src/primitives/BankBadge/index.ts";
import { Button } from "../src/primitives/Button/index.ts";
import { Card } from "../src/primitives/Card/index.ts";
import { Checkbox } from "../src/primitives/Checkbox/index.ts";
import { Heading } from "../src/primitives/Heading/index.ts";
import { DepositIcon } from "../src/primitives/Icon/index.ts";
import { Link } from "../src/primitives/Link/index.ts";
import { List, ListItem } from "../src/primitives/List/index.ts";
import { Logo } from "../src/primitives/Logo/index.ts";
import { Money } from "../src/primitives/Money/index.ts";
import { Select } from "../src/primitives/Select/index.ts";
import { Table } from "../src/primitives/Table/index.ts";
import { Tabs } from "../src/primitives/Tabs/index.ts";
import { Text } from "../src/primitives/Text/index.ts";
import { TextField } from "../src/primitives/TextField/index.ts";
import { ThemeScope } from "../src/theme/scope/ThemeScope.tsx";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** The sheet for hosts with resets, made of the layered one. */
    unlayered(css: string): Promise<string>;
  }
}

/** Rules of a host for an element around our scopes, which everything in them would inherit. */
const AROUND = `
  body {
    text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; text-indent: 20px;
    text-align: center; text-shadow: 1px 1px red; white-space: pre; color: red;
    font: italic small-caps 900 condensed 30px/3 serif; font-feature-settings: "zero";
    font-kerning: none; hyphens: auto; line-break: anywhere; overflow-wrap: anywhere;
    word-break: break-all; cursor: crosshair; -webkit-text-fill-color: red;
  }`;

/** Rules of a host for bare elements, as a reset or an old style sheet has them. */
const BARE = `
  span, p, a, b, strong, small, label, div, section, header, footer, dl, dt, dd, time, bdi, output {
    color: red; font: italic 900 30px/3 serif; letter-spacing: 3px; text-transform: uppercase;
    margin: 9px; padding: 9px; border: 2px solid red; background: yellow; display: inline-flex;
    vertical-align: top; float: left;
  }
  h1, h2, h3, h4 { color: red; font: italic 900 50px/3 serif; margin: 30px; border-bottom: 1px solid red; text-transform: uppercase; }
  ul, ol, li { margin: 30px; padding: 30px; list-style: square inside; color: red; border: 1px solid red; }
  main section ul li, div div div span { background: red; text-indent: 50px; }
  button { text-transform: uppercase; letter-spacing: 2px; box-shadow: 0 0 9px red; border: 3px solid red; background: red; min-width: 300px; width: 100%; margin: 9px; color: yellow; border-radius: 0; }
  input, select, textarea { text-transform: uppercase; border: 3px solid red; background: yellow; width: 100px; height: 80px; box-shadow: 0 0 9px red; margin: 9px; padding: 9px; text-align: center; appearance: none; opacity: .5; }
  svg { fill: red; stroke: red; width: 99px; height: 99px; display: inline; margin: 9px; vertical-align: top; overflow: visible; }
  path, circle, rect, line, text { fill: red; stroke: red; stroke-width: 5px; opacity: .5; }
  img { width: 100%; height: auto; border: 5px solid red; }
  table, thead, tbody, tr, th, td, caption { border: 3px solid red; padding: 30px; background: yellow; text-align: center; vertical-align: bottom; border-collapse: separate; display: block; font-size: 40px; }
  a { text-decoration: underline wavy red; }
  fieldset, legend, form { border: 5px solid red; padding: 30px; margin: 30px; }`;

/** A place of its own: what the host's rules do to the elements around a scope is not of interest. */
const PLACE = {
  position: "absolute",
  inset: 0,
  display: "block",
  float: "none",
  margin: 0,
  padding: 0,
  border: 0,
} as const;

const inScope = (ui: ReactElement) => (
  <div style={PLACE}>
    <ThemeScope theme="river-day">{ui}</ThemeScope>
  </div>
);

function Primitives() {
  return (
    <Card as="section">
      <Heading level={2}>Deposit</Heading>
      <Text>At least 100 baht.</Text>
      <p lang="lo">ຢ່າງໜ້ອຍ 100 ບາດ</p>
      <Money amount={satang(150_000)} currency="THB" size="hero" />
      <Link href="/terms">Terms</Link>
      <Button>Deposit</Button>
      <TextField label="Name" description="As in your bank" error="Missing" />
      <Select
        label="Bank"
        options={[{ value: "SCB", label: "SCB", badge: <BankBadge code="SCB" /> }]}
        defaultValue="SCB"
      />
      <Checkbox label="I agree" />
      <Tabs label="Rows" items={[{ value: "all", label: "All", content: "Every row" }]} />
      <List label="Rows">
        <ListItem
          icon={<DepositIcon />}
          title="Deposit"
          details={["21/11/2026"]}
          amount="+500.00"
          status="Success"
        />
      </List>
      <Table
        caption="Friends"
        captionHidden={false}
        columns={[
          { id: "name", header: "Name", cell: (row: string) => row },
          { id: "amount", header: "Amount", kind: "money", cell: () => "80.25" },
        ]}
        rows={["Kham"]}
        rowKey={(row) => row}
      />
      <Logo size={40} />
    </Card>
  );
}

type Looks = readonly (readonly [name: string, values: ReadonlyMap<string, string>])[];

/** The place on the page, which also depends on what the host shows above. */
const isPlace = (property: string) => /^(?:inset|top|bottom|left|right)/.test(property);

/** Reads the visible styles of each element in our scopes. */
function looks(): Looks {
  const ours = document.querySelectorAll<Element>("body [data-satang], body [data-satang] *");
  return [...ours].map((element) => {
    const style = getComputedStyle(element);
    const values = new Map(
      [...style]
        .filter((name) => !isPlace(name))
        .map((name) => [name, style.getPropertyValue(name)]),
    );
    const part = element.getAttribute("data-part") ?? "";
    return [`${element.localName} ${part} ${element.getAttribute("class") ?? ""}`, values] as const;
  });
}

/** The properties that differ, for each element. */
const differences = (before: Looks, after: Looks) =>
  before.flatMap(([name, values], at) =>
    [...values]
      .filter(([property, value]) => after[at]?.[1].get(property) !== value)
      .map(
        ([property, value]) => `${name} ${property}: ${value} → ${after[at]?.[1].get(property)}`,
      ),
  );

const added: HTMLStyleElement[] = [];
const replaced: HTMLStyleElement[] = [];

function add(css: string, place: "append" | "prepend" = "append"): HTMLStyleElement {
  const sheet = document.createElement("style");
  sheet.textContent = css;
  document.head[place](sheet);
  added.push(sheet);
  return sheet;
}

// The mouse of an earlier test would be on a button.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } }));

afterEach(() => {
  for (const sheet of added.splice(0)) sheet.remove();
  for (const sheet of replaced.splice(0)) sheet.disabled = false;
});

/** Replaces the layered rules of the page by those of the other sheet. */
async function useUnlayered() {
  const sheets = [...document.querySelectorAll("style")].filter(
    ({ textContent }) => textContent?.includes("@layer satang") ?? false,
  );
  const css = await commands.unlayered(sheets.map(({ textContent }) => textContent).join("\n"));
  for (const sheet of sheets) {
    sheet.disabled = true;
    replaced.push(sheet);
  }
  add(css);
}

/** Finds changes in our scopes when the host has these rules; nothing else happens meanwhile. */
function changesWith(css: string, place?: "prepend") {
  for (const animation of document.getAnimations()) animation.cancel();
  const before = looks();
  const host = add(css, place);
  const after = looks();
  host.remove();
  return differences(before, after);
}

const shown: [name: string, show: () => Promise<unknown>][] = [
  ["primitives", () => showMoney(inScope(<Primitives />))],
  [
    "the statement",
    async () => {
      await showMoney(inScope(<StatementFlow />));
      await expect.element(page.getByRole("listitem").first()).toBeVisible();
    },
  ],
  [
    "the login",
    async () => {
      await showMoney(inScope(<LoginFlow />));
      await expect.element(page.getByRole("button", { name: "Log in" })).toBeVisible();
    },
  ],
  [
    "a modal with a transfer",
    async () => {
      await showMoney(inScope(<TransferFlow open onOpenChange={() => undefined} />), {
        overrides: money(500, 0),
      });
      await expect.element(page.getByRole("textbox", { name: "Amount" })).toBeVisible();
    },
  ],
];

test.each(shown)(
  "%s: nothing is inherited from the text of the host, in either sheet",
  async (_, show) => {
    await show();
    expect(changesWith(AROUND)).toEqual([]);
    await useUnlayered();
    expect(changesWith(AROUND)).toEqual([]);
  },
);

test.each(shown)(
  "%s: rules of a host for bare elements do not reach in with the unlayered sheet, which looks like the layered one",
  async (_, show) => {
    await show();
    for (const animation of document.getAnimations()) animation.cancel();
    const before = looks();
    await useUnlayered();
    expect(differences(before, looks())).toEqual([]);
    expect(changesWith(BARE)).toEqual([]);
  },
);

/** The line of the guide, for a layer that comes before ours. */
const EXCEPT_OURS = "[data-satang], [data-satang] * { all: revert-layer }";

test("a layer below ours that takes all styles away changes nothing with the line of the guide, in either sheet", async () => {
  const guide = await commands.readFile("packages/ui/README.md");
  expect(guide).toContain(EXCEPT_OURS);
  await showMoney(inScope(<Primitives />));
  for (const begin of [async () => undefined, useUnlayered]) {
    await begin();
    expect(changesWith("@layer base { * { all: unset } }", "prepend")).not.toEqual([]);
    expect(changesWith(`@layer base { * { all: unset } ${EXCEPT_OURS} }`, "prepend")).toEqual([]);
  }
});

test("a class of the host sets its own elements in a scope, also when the unlayered sheet comes after it", async () => {
  add(
    ".own { margin: 9px; padding: 7px; color: rgb(1, 2, 3); background: rgb(4, 5, 6); box-sizing: content-box; }",
  );
  await showMoney(
    inScope(
      <>
        <h1 className="own">Own</h1>
        <button type="button" className="own">
          Own
        </button>
        <input className="own" aria-label="Own" />
        <ul className="own" />
      </>,
    ),
  );
  await useUnlayered();
  const set = [...document.querySelectorAll(".own")].map((element) => {
    const { localName } = element;
    const { margin, padding, color, backgroundColor, boxSizing } = getComputedStyle(element);
    return [localName, margin, padding, color, backgroundColor, boxSizing].join(" ");
  });
  expect(set).toEqual(
    ["h1", "button", "input", "ul"].map(
      (tag) => `${tag} 9px 7px rgb(1, 2, 3) rgb(4, 5, 6) content-box`,
    ),
  );
});

const PARTS = ["root", "header", "title", "body", "amount", "quickAmounts", "submit"] as const;
const UTILITY = "margin: 9px; padding: 7px; color: rgb(1, 2, 3); border-radius: 0";

test("a utility of the host wins on each part of a flow: in a later layer, and an important one with the unlayered sheet", async () => {
  const classNames = Object.fromEntries(PARTS.map((part) => [part, `utility of-${part}`]));
  await showMoney(
    inScope(
      <TransferFlow
        open
        presentation="page"
        onOpenChange={() => undefined}
        classNames={classNames}
      />,
    ),
    { overrides: money(500, 0) },
  );
  await expect.element(page.getByRole("textbox", { name: "Amount" })).toBeVisible();
  const set = () =>
    PARTS.map((part) => {
      const element = document.querySelector(`.of-${part}`);
      if (!element) throw new Error(`no element has the class of ${part}`);
      const { marginTop, paddingTop, color, borderRadius } = getComputedStyle(element);
      return [part, marginTop, paddingTop, color, borderRadius];
    });
  const won = PARTS.map((part) => [part, "9px", "7px", "rgb(1, 2, 3)", "0px"]);
  for (const animation of document.getAnimations()) animation.cancel();
  expect(set()).not.toEqual(won);
  const tailwind = add(`@layer utilities { .utility { ${UTILITY} } }`);
  expect(set()).toEqual(won);
  tailwind.remove();
  await useUnlayered();
  add(`.utility { ${UTILITY.replaceAll(/(?=;|$)/g, " !important")} }`, "prepend");
  expect(set()).toEqual(won);
});
