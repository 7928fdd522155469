import { expect, test } from "vitest";
import { changesList, changesOf, changesTo } from "./changes.rules.ts";

const set = (text: string) => `---\n"@satang/ui": minor\n---\n\n${text}\n`;
const files = [
  set("Fixed: `CopyButton` keeps its focus."),
  "# Changesets\n\nA file of each change.",
  set("Breaking: `<Button>` has no `big`.\n\nUse `size`."),
];

test("breaking changes are listed first, and the README is not a change", () => {
  expect(changesOf(files)).toEqual([
    { kind: "Breaking", text: "`<Button>` has no `big`.\n\nUse `size`." },
    { kind: "Fixed", text: "`CopyButton` keeps its focus." },
  ]);
});

test("a component gets the changes with its name, not those of a longer name", () => {
  const changes = changesOf(files);
  expect(changesTo(changes, "Button").map(({ kind }) => kind)).toEqual(["Breaking"]);
  expect(changesTo(changes, "Copy")).toEqual([]);
});

test("each change is one item of a list, with all of its lines", () => {
  expect(changesList(changesOf(files))).toBe(
    "- **Breaking:** `<Button>` has no `big`.\n\n  Use `size`.\n- **Fixed:** `CopyButton` keeps its focus.",
  );
  expect(changesList([])).toBe("None since the last version.");
});
