import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guides } from "./guides.ts";
import { type StyleNames, unknownNamesIn } from "./style-names.rules.ts";

type Report = { readonly [list in "variables" | "parts" | "values" | "props"]: readonly string[] };

/** The names that `pnpm api-report` compares with the packages. */
function namesOfPackage(): StyleNames {
  const report = JSON.parse(readFileSync("reports/api/ui.json", "utf8")) as Report;
  const after = (list: readonly string[], start: RegExp) =>
    list.filter((name) => start.test(name)).map((name) => name.replace(start, ""));
  return {
    variables: report.variables,
    parts: after(report.parts, /^\w+\//),
    elements: after(report.values, /^MountOptions\.flow = /).map((flow) => `satang-${flow}`),
    attributes: after(report.props, /^ThemeScopeAttributes\.(?=data-)/),
  };
}

const sheets = guides().flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^```css\n([\s\S]*?)^```$/gm)].map(({ index, 1: css = "" }) => ({
    name: `${file}:${text.slice(0, index).split("\n").length}`,
    css,
  }));
});

describe("the style sheets in the documents", () => {
  const known = namesOfPackage();

  it("exist, and the packages have names for them", () => {
    expect(sheets.length).toBeGreaterThan(5);
    for (const names of Object.values(known)) expect(names).not.toEqual([]);
  });

  it.each(sheets)("of $name has only names that the packages have", ({ css }) => {
    expect(unknownNamesIn(css, known)).toEqual([]);
  });
});

describe("the check of a style sheet", () => {
  const known: StyleNames = {
    variables: ["--satang-radius-button"],
    parts: ["modal"],
    elements: ["satang-withdraw"],
    attributes: ["data-satang"],
  };

  it("accepts what exists, and leaves the names of the page alone", () => {
    const css =
      '[data-satang] [data-part="modal"], satang-withdraw::part(modal), .satang-card { --card: var(--satang-radius-button) }';
    expect(unknownNamesIn(css, known)).toEqual([]);
  });

  it.each([
    [":root { --satang-radius-buton: 0 }", "--satang-radius-buton"],
    ["p { margin: var(--satang-space) }", "--satang-space"],
    ["satang-withdraw::part(modal window) { margin: 0 }", "window"],
    ['[data-part="dialog"] { margin: 0 }', "dialog"],
    ["@media print { satang-transfer { margin: 0 } }", "satang-transfer"],
    ["[data-satang-root] { margin: 0 }", "data-satang-root"],
  ])("names what does not exist in %s", (css, name) => {
    expect(unknownNamesIn(css, known)).toEqual([name]);
  });

  it("refuses what is no style sheet", () => {
    expect(() => unknownNamesIn("p { margin: 0", known)).toThrow(/Unclosed block/);
  });
});
