import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { programOf, ts } from "../../scripts/api-report/program.ts";
import { type Docgen, docgensOf, namesOf } from "./props.rules.ts";
import { componentFiles } from "./props-plugin.ts";

/** Every exported component of a folder, with the table of its page. */
let offered: Docgen[];
/** Default values in the code: `Button.size` → `"medium"`. */
let fallbacks: Map<string, string>;

const isLiteral = (node: ts.Expression) =>
  ts.isLiteralExpression(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind);

/** The default literals in a component's destructured props. */
function fallbacksOf(program: ts.Program, file: string): [string, string][] {
  const source = program.getSourceFile(file);
  const found: [string, string][] = [];
  const visit = (node: ts.Node) => {
    if ((ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) && node.name) {
      const pattern = node.parameters[0]?.name;
      const elements = pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : [];
      for (const { propertyName, name, initializer } of elements) {
        if (!initializer || !isLiteral(initializer)) continue;
        const prop = `${node.name.text}.${(propertyName ?? name).getText(source)}`;
        found.push([prop, initializer.getText(source)]);
      }
    }
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return found;
}

beforeAll(() => {
  const files = componentFiles();
  const indexes = globSync("packages/ui/src/{primitives,flows}/*/index.ts").map((path) =>
    resolve(path),
  );
  const program = programOf([...files, ...indexes]);
  fallbacks = new Map(files.flatMap((file) => fallbacksOf(program, file)));
  offered = indexes.flatMap((index) => {
    const names = namesOf(program, index);
    return files
      .filter((file) => dirname(file) === dirname(index))
      .flatMap((file) => docgensOf(program, file))
      .filter(({ displayName }) => names.includes(displayName));
  });
}, 60_000);

const rowsOf = (component: string) =>
  offered.find(({ displayName }) => displayName === component)?.props ?? {};

const named = (keep: (prop: Docgen["props"][string]) => boolean) =>
  offered.flatMap(({ displayName, props }) =>
    Object.values(props)
      .filter(keep)
      .map(({ name, type }) => `${displayName}.${name}: ${type.name}`),
  );

test("every component has its table on a page", () => {
  const pages = globSync("packages/ui/src/{primitives,flows}/*/*.{mdx,stories.tsx}")
    .filter((path) => !path.includes(".visual."))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const shown = (name: string) => new RegExp(`(component: |of=\\{)${name}\\b`).test(pages);
  const withProps = offered.filter(({ props }) => Object.keys(props).length > 0);
  expect(withProps.map(({ displayName }) => displayName).filter((name) => !shown(name))).toEqual(
    [],
  );
});

test("every component has a description", () => {
  expect(offered.length).toBeGreaterThan(70);
  expect(offered.filter(({ description }) => description === "")).toEqual([]);
});

test("every prop has a description", () => {
  expect(named(({ description }) => description.trim() === "")).toEqual([]);
});

test("every prop shows a type that a partner can write", () => {
  expect(named(({ type }) => /^(union|enum|unknown|any|object|)$/.test(type.name))).toEqual([]);
  expect(named(({ type }) => /\btypeof\b|\bcss\b|\["/.test(type.name))).toEqual([]);
});

test("every documented default is the default in the code", () => {
  const rows = offered.flatMap(({ displayName, props }) =>
    Object.values(props).map(({ name, defaultValue }) => ({
      prop: `${displayName}.${name}`,
      documented: defaultValue?.value,
    })),
  );
  const judged = rows.filter(({ prop }) => fallbacks.has(prop));
  expect(judged.length).toBeGreaterThan(100);
  // A text may follow: `3, which fit above a phone's keyboard`.
  const wrong = judged.filter(
    ({ prop, documented }) => documented?.split(", ")[0] !== fallbacks.get(prop),
  );
  expect(
    wrong.map(({ prop, documented }) => `${prop}: ${documented}, but ${fallbacks.get(prop)}`),
  ).toEqual([]);
});

test("a union is listed in the order of its source, with its default", () => {
  expect(rowsOf("Button")).toMatchObject({
    variant: {
      type: { name: '"accent" | "outline" | "soft" | "text" | "danger"' },
      required: false,
      defaultValue: { value: '"accent"' },
    },
    startIcon: { type: { name: "ReactNode" }, defaultValue: null },
    loading: { type: { name: "boolean" } },
  });
  expect(rowsOf("CopyButton").variant).toMatchObject({
    type: { name: rowsOf("Button").variant?.type.name },
    defaultValue: { value: '"soft"' },
  });
  expect(rowsOf("Stack")).toMatchObject({
    gap: { type: { name: "0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12" } },
  });
});

test("a function is shown with its signature, and a required prop is marked", () => {
  expect(rowsOf("Pagination")).toMatchObject({
    onPageChange: { type: { name: "(page: number) => void" }, required: true },
  });
});

test("the fields of a prop are listed below its description", () => {
  expect(rowsOf("Menu").items?.description.split("\n")).toEqual(
    expect.arrayContaining([
      "The entries, in order.",
      "- `label: ReactNode` Label, a verb.",
      '- `tone?: "neutral" | "critical"` `critical` for an action that cannot be undone. Default: `"neutral"`',
    ]),
  );
  expect(rowsOf("Table").columns?.description).toContain("- `header: ReactNode`");
  expect(rowsOf("NavigationRail").groups?.description).toContain("- `href");
  expect(rowsOf("BottomNavigation").action?.description).toContain("- `label");
  expect(rowsOf("DateTime").value?.description).not.toContain("\n");
});

test("every field of an object has a description", () => {
  const silent = offered.flatMap(({ displayName, props }) =>
    Object.values(props)
      .flatMap(({ description }) => description.split("\n"))
      .filter((line) => /^- `[^`]+` *$/.test(line))
      .map((line) => `${displayName} ${line}`),
  );
  expect(silent).toEqual([]);
});

test("the attributes of the native element have a single row", () => {
  expect(rowsOf("TextField")["…props of <input>"]?.description).toContain("`disabled`");
  expect(rowsOf("MoneyField")).toHaveProperty(["…props of <input>"]);
  expect(Object.keys(rowsOf("Button")).at(-1)).toBe("…props of <button>");
  expect(Object.keys(rowsOf("Dialog")).some((name) => name.startsWith("…"))).toBe(false);
});

test("attributes of React and the DOM have no rows", () => {
  expect(Object.keys(rowsOf("Button"))).not.toContain("onClick");
});
