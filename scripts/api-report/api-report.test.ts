import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isBreaking, KINDS, type Kind, problemsOf, type Report } from "./compare.ts";

const read = (name: string): Report => JSON.parse(readFileSync(`reports/api/${name}.json`, "utf8"));

/** A package with one name of each kind. */
const HOLDER: Readonly<Record<Kind, string>> = {
  exports: "ui",
  props: "ui",
  values: "ui",
  variables: "ui",
  parts: "ui",
  messages: "i18n",
  events: "machines",
  errorCodes: "api",
};

test("a breaking change is announced for its package", () => {
  const change = (name: string, type: string) => [{ releases: [{ name, type }] }];
  expect(isBreaking("ui", change("ui", "major"))).toBe(true);
  expect(isBreaking("ui", change("ui", "minor"))).toBe(false);
  expect(isBreaking("ui", change("another", "major"))).toBe(false);
});

test.each(KINDS)("a name of the %s cannot be removed without a breaking changeset", (kind) => {
  const name = HOLDER[kind];
  const before = read(name);
  const [gone, ...rest] = before[kind];
  const now = { ...before, [kind]: rest };

  expect(gone).toBeTruthy();
  expect(problemsOf(name, before, now, false)).toEqual([
    `${name} ${kind}: ${gone} is gone: needs a "Breaking:" changeset`,
  ]);
  expect(problemsOf(name, before, now, true)).toEqual([
    `${name} ${kind}: ${gone} is gone: pnpm api-report --update`,
  ]);
});

test("a prop that became required is a breaking change; a required prop of a new component is not", () => {
  const before = read("ui");
  const now = {
    ...before,
    props: [...before.props, "ButtonProps.purpose", "FountainProps.height"],
    required: [...before.required, "ButtonProps.purpose", "FountainProps.height"],
  };
  expect(problemsOf("ui", before, now, false).filter((line) => line.includes("changeset"))).toEqual(
    ['ui props: ButtonProps.purpose must be given: needs a "Breaking:" changeset'],
  );
});

test("a new name must be in the report", () => {
  const before = read("ui");
  const now = { ...before, parts: [...before.parts, "Fountain/basin"] };
  expect(problemsOf("ui", before, now, false)).toEqual([
    "ui parts: Fountain/basin is new: pnpm api-report --update",
  ]);
});

test("the parts of headless are listed under the names that they render", () => {
  expect(read("headless").parts).toEqual(
    expect.arrayContaining([
      "transfer/transfer-end",
      "transfer/transfer-option",
      "transfer/transfer-submit",
    ]),
  );
});

test("members of exported objects are public too: each call of the client, each part of a flow", () => {
  expect(read("api").props).toEqual(expect.arrayContaining(["Client.wallet.transfer"]));
  expect(read("headless").props).toEqual(
    expect.arrayContaining(["QrDeposit.Cancel", "Transfer.End", "Transfer.OptionProps.code"]),
  );
});
