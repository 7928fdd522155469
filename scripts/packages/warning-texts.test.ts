import { expect, it } from "vitest";
import { warningTextsIn } from "./warning-texts.ts";

it("finds the sentences of a warning, those of a template without its values", () => {
  const source = `
    export function check(name: string) {
      if (name === "") console.warn("The name of the page is empty.");
      else warn(\`The page has the name \${name}, which nobody reads. Choose \${other}.\`);
    }`;
  expect(warningTextsIn("check.ts", source)).toEqual([
    "The name of the page is empty.",
    "The page has the name",
    ", which nobody reads. Choose",
  ]);
});

it("finds a sentence that the function chooses before it warns", () => {
  const source = `
    export async function warnOf(keys: string[], base?: string) {
      const words = base ? "has fewer words than its base" : "has no words at all";
      for (const key of keys) console.warn(\`\${key} \${words}\`);
    }
    export const title = "A title that the page shows";`;
  expect(warningTextsIn("words.ts", source)).toEqual([
    "has fewer words than its base",
    "has no words at all",
  ]);
});

it("finds every sentence of a module that finds problems", () => {
  const source = 'export const find = () => "No element of the page has a scope.";';
  expect(warningTextsIn("src/warnings/scope.ts", source)).toHaveLength(1);
  expect(warningTextsIn("src/elements/element-problems.ts", source)).toHaveLength(1);
  expect(warningTextsIn("src/elements/scope.ts", source)).toEqual([]);
});
