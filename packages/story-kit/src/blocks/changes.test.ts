import { expect, test } from "vitest";
import { changesList, changesOf, changesTo } from "./changes.rules.ts";

const set = (text: string) => `---\n"@satang/ui": minor\n---\n\n${text}\n`;
const files = [
  set("Fixed: `CopyButton` keeps its focus."),
  "# Changesets\n\nA file of each change.",
  set("Breaking: `<Button>` has no `big`.\n\nUse `size`."),
];
const changelog = `# @satang/ui

## 2.0.0

### Major Changes

- Breaking: \`<Button>\` has no \`big\`.
  
  \`\`\`tsx
  <Button size="large">
    Deposit
  </Button>
  \`\`\`

### Patch Changes

- Fixed: \`CopyButton\` keeps its focus.
- Fixed: the ring.

## 1.0.0

### Minor Changes

- New: the package.
`;
const pending = changesOf(files, [changelog], "2.0.0");

test("breaking changes are listed first, and the README is not a change", () => {
  expect(pending).toEqual([
    { kind: "Breaking", text: "`<Button>` has no `big`.\n\nUse `size`." },
    { kind: "Fixed", text: "`CopyButton` keeps its focus." },
  ]);
});

test("after a release, what is new are the changes of this version, each of them once", () => {
  const another = "# @satang/core\n\n## 2.0.0\n\n### Patch Changes\n\n- Fixed: the ring.\n";
  const released = changesOf([], [changelog, another], "2.0.0");
  expect(released).toEqual([
    {
      kind: "Breaking",
      text: '`<Button>` has no `big`.\n\n```tsx\n<Button size="large">\n  Deposit\n</Button>\n```',
    },
    { kind: "Fixed", text: "`CopyButton` keeps its focus." },
    { kind: "Fixed", text: "the ring." },
  ]);
  expect(changesOf([], [changelog], "2.0.1")).toEqual([]);
});

test("a component gets the changes with its name, not those of a longer name", () => {
  expect(changesTo(pending, "Button").map(({ kind }) => kind)).toEqual(["Breaking"]);
  expect(changesTo(pending, "Copy")).toEqual([]);
});

test("each change is one item of a list, with all of its lines", () => {
  expect(changesList(pending)).toBe(
    "- **Breaking:** `<Button>` has no `big`.\n\n  Use `size`.\n- **Fixed:** `CopyButton` keeps its focus.",
  );
});
