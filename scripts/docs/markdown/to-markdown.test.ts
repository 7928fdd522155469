import { expect, test } from "vitest";
import { llms } from "./llms.ts";
import { DOCUMENTED } from "./packages.data.ts";
import { type Page, readPages } from "./pages.ts";
import { markdownOf } from "./read-markdown.ts";
import { type Sources, toMarkdown } from "./to-markdown.ts";

const props = {
  tone: {
    name: "tone",
    type: { name: '"neutral" | "critical"' },
    required: true,
    description: "Its tone.\n\n- `neutral` for most.",
    defaultValue: null,
  },
};
/** Every component has the same props: the tables themselves are tested with Storybook. */
const sources = {
  props: { get: (displayName: string) => ({ displayName, description: "", props }) },
  words: "| Key |",
  ids: new Set(["a"]),
} as unknown as Sources;

const page = (text: string): Page => ({ file: "docs/a.mdx", title: "Guides/A", id: "a", text });

test("every page of Storybook has a form in Markdown, without blocks and imports", () => {
  const pages = readPages();
  expect(pages.length).toBeGreaterThan(100);
  for (const one of pages) {
    const markdown = toMarkdown(one, sources);
    expect(markdown).toMatch(/^# \S/);
    expect(markdown.replace(/```[\s\S]*?```/g, "")).not.toMatch(/^(?:import |export |<[A-Z])/m);
  }
});

test("a table of props keeps its columns, whatever a type or a description contains", () => {
  const text = "# A\n\n<ArgTypes of={A} />\n";
  expect(toMarkdown(page(text), sources)).toBe(
    '# A\n\n| Prop (* is required) | Type | Default | What it does |\n| --- | --- | --- | --- |\n| `tone *` | `"neutral" \\| "critical"` |  | Its tone.<br>- `neutral` for most. |\n',
  );
});

test("code is kept as it is, also when it looks like a block", () => {
  const text = '# A\n\n```tsx\n<DepositFlow open={open} />\nimport a from "b";\n```\n';
  expect(toMarkdown(page(text), sources)).toBe(text);
});

test("a block that has no form in Markdown is named", () => {
  expect(() => toMarkdown(page("# A\n\n<Unknown />\n"), sources)).toThrow("<Unknown>");
  expect(() => toMarkdown(page("# A\n\n{value}\n"), sources)).toThrow('"{…"');
});

test("a link leads to a page in Markdown; what only Storybook has becomes text", () => {
  const text =
    "# A\n\n[one](?path=/docs/a--docs) [two](?path=/docs/b--docs) [three](?path=/story/c--d)\n";
  expect(toMarkdown(page(text), sources)).toBe("# A\n\n[one](a.md) two three\n");
});

test.each(DOCUMENTED)(
  "llms.txt of $name lists its pages with their first sentence, and the other packages",
  (one) => {
    const text = "# A\n\nOne. Two.\n";
    const index = llms(one, "1.2.3", [[page(text), text]]);
    expect(index).toContain(`# @satang/${one.name}\n`);
    expect(index).toContain("version 1.2.3");
    expect(index).toContain("- [A](dist/docs/a.md): One.\n");
    expect(index.includes("](dist/manifests/components.json)")).toBe(one.name === "ui");
    expect(index).not.toContain(`](../${one.name}/README.md)`);
    expect(index).toContain("- [@satang/machines](../machines/README.md): ");
  },
);

test("each package has the pages that are named for it", () => {
  for (const { pages } of DOCUMENTED)
    expect(markdownOf(pages, sources).length).toBe(pages?.length ?? readPages().length);
});
