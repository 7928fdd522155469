import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Heading } from "./index.ts";

describeConformance(Heading, {
  props: { level: 2 as const, children: "Title" },
  skip: { disabled: NOT_A_CONTROL },
});

test("the element depends on the level, the style on the size", async () => {
  await render(
    <>
      <Heading level={1} size="body">
        Small first
      </Heading>
      <Heading level={3} size="display">
        Big third
      </Heading>
    </>,
  );
  const first = page.getByRole("heading", { level: 1, name: "Small first" }).element();
  const third = page.getByRole("heading", { level: 3, name: "Big third" }).element();
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(size(first)).toBeLessThan(size(third));
});
