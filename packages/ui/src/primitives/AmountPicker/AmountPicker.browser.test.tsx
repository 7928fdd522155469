import { satang, toSatang } from "@satang/core";
import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { largeWords } from "@satang/story-kit/large-words";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AmountPicker } from "./index.ts";

describeConformance(AmountPicker, {
  props: {
    label: "Amount",
    amounts: [satang(10_000), satang(20_000)],
    currency: "THB",
    value: null,
    onValueChange: () => {},
  },
});

afterEach(() => page.viewport(390, 844));

const picker = (baht: readonly number[]) => (
  <AmountPicker
    label="Quick amounts"
    amounts={baht.map(toSatang)}
    currency="THB"
    value={null}
    onValueChange={() => {}}
  />
);

/** Number of amounts in each row. */
function rows(): number[] {
  const tops = page
    .getByRole("button")
    .elements()
    .map((amount) => amount.getBoundingClientRect().top);
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

test("the amount in the field is the pressed one", async () => {
  const change = vi.fn();
  await render(
    <AmountPicker
      label="Quick amounts"
      amounts={[satang(10_000), satang(100_000)]}
      currency="THB"
      value={satang(100_000)}
      onValueChange={change}
    />,
  );
  await expect.element(page.getByRole("group", { name: "Quick amounts" })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "1,000", pressed: true }))
    .toBeInTheDocument();
  await page.getByRole("button", { name: "100", exact: true }).click();
  expect(change).toHaveBeenCalledExactlyOnceWith(10_000);
  await expectAccessible();
});

test.each([
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [4, 3]],
  [8, [4, 4]],
])("%i amounts never make a row with a single one", async (count, expected) => {
  const amounts = Array.from({ length: count }, (_, at) => (at + 1) * 1000);
  const screen = await render(<div style={{ width: 220 }}>{picker(amounts)}</div>);
  expect(rows()).toEqual(expected);
  for (const amount of page.getByRole("button").elements()) {
    const { width, height } = amount.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
  }
  await screen.rerender(<div style={{ width: 600 }}>{picker(amounts)}</div>);
  expect(rows()).toEqual([count]);
});

test("an amount never overflows its button, at any text size", async () => {
  largeWords();
  await render(
    <div style={{ width: 288 }}>{picker([100, 200, 300, 500, 1000, 2000, 5000, 10_000])}</div>,
  );
  for (const amount of page.getByRole("button").elements()) {
    expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
  }
  expect(rows()).toEqual([2, 2, 2, 2]);
});
