import { expect, test } from "vitest";
import { sectionOf } from "./readme-section.rules.ts";

const readme = `# Package

## First

One [file](../a.md), one [site](https://example.com).

### Inside

\`\`\`sh
# a comment
\`\`\`

## Second

Two.
`;

test("a section ends at the next heading of its level, and keeps those inside it", () => {
  expect(sectionOf(readme, "First")).toBe(
    "One file, one [site](https://example.com).\n\n### Inside\n\n```sh\n# a comment\n```",
  );
  expect(sectionOf(readme, "Second")).toBe("Two.");
});

test("a section that does not exist is named", () => {
  expect(() => sectionOf(readme, "Third")).toThrow('"Third"');
});
