import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Spread } from "./index.ts";

describeConformance(Spread, { props: { children: "One" }, skip: { disabled: NOT_A_CONTROL } });

const boxes = () => {
  const start = page.getByText("Balance").element().getBoundingClientRect();
  const end = page.getByText("12,480.50").element().getBoundingClientRect();
  return { start, end };
};

const at = (width: number) =>
  render(
    <div style={{ width }}>
      <Spread>
        <span>Balance</span>
        <span>12,480.50</span>
      </Spread>
    </div>,
  );

test("two items that fit are at the ends of one line", async () => {
  const { container } = await at(300);
  const { start, end } = boxes();
  const box = container.firstElementChild?.getBoundingClientRect();
  expect(start.left).toBe(box?.left);
  expect(end.right).toBe(box?.right);
  expect(end.top).toBe(start.top);
});

test("when both do not fit, the second is below the first, at the start", async () => {
  await at(100);
  const { start, end } = boxes();
  expect(end.top).toBeGreaterThanOrEqual(start.bottom);
  expect(end.left).toBe(start.left);
});
