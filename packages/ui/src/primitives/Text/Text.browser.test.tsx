import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Text } from "./index.ts";

describeConformance(Text, { props: { children: "One" }, skip: { disabled: NOT_A_CONTROL } });

test("text in another language has the line height of its script", async () => {
  await render(
    <Text lang="en">
      Language:{" "}
      <Text as="span" lang="lo">
        ລາວ
      </Text>
    </Text>,
  );
  const ratio = (element: Element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return Number((Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toFixed(2));
  };
  const lao = page.getByText("ລາວ").element();
  expect(ratio(lao)).toBe(1.65);
  expect(ratio(lao.parentElement ?? lao)).toBe(1.4);
});

test("an unbreakable word stays inside its column", async () => {
  await render(
    <div style={{ width: 120 }}>
      <Text>{"unbroken".repeat(12)}</Text>
    </div>,
  );
  const text = page.getByText(/unbroken/).element();
  expect(text.scrollWidth).toBeLessThanOrEqual(120);
});
