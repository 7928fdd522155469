import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Inline } from "./index.ts";

describeConformance(Inline, { props: { children: "One" }, skip: { disabled: NOT_A_CONTROL } });

const tops = () =>
  page
    .getByRole("listitem")
    .elements()
    .map((item) => item.getBoundingClientRect().top);

const at = (width: number) =>
  render(
    <div style={{ width }}>
      <Inline as="ul" aria-label="Ways" justify="between">
        <li>Deposit</li>
        <li>Withdraw</li>
      </Inline>
    </div>,
  );

test("children that fit are on one line", async () => {
  await at(300);
  expect(new Set(tops()).size).toBe(1);
});

test("children that do not fit wrap", async () => {
  await at(100);
  expect(new Set(tops()).size).toBe(2);
});
