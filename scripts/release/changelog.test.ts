import { expect, test } from "vitest";
import { changesOf } from "../../packages/story-kit/src/blocks/changes.rules.ts";
import { getDependencyReleaseLine, getReleaseLine } from "./changelog.ts";

test("an entry of a changelog is read as it was written, with its code", async () => {
  const text = "a form.\n\n```tsx\n<Form>\n  <Field />\n</Form>\n```";
  const line = await getReleaseLine({ summary: `New: ${text}` });
  const changelog = `# @satang/ui\n\n## 1.0.0\n\n### Major Changes\n\n${line}\n`;
  expect(changesOf([], [changelog], "1.0.0")).toEqual([{ kind: "New", text }]);
});

test("a changelog says nothing about the packages of the same version", async () => {
  expect(await getDependencyReleaseLine()).toBe("");
});
