import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LanguageName } from "../LanguageName/index.ts";
import { SegmentedControl } from "./index.ts";

describeConformance(SegmentedControl, {
  props: {
    label: "Kind",
    options: [
      { value: "one", label: "One" },
      { value: "two", label: "Two" },
    ],
  },
  skip: { ref: CLOSED, restProps: CLOSED, disabled: NOT_A_CONTROL },
});

const languages = (["th", "la", "en"] as const).map((locale) => ({
  value: locale,
  label: <LanguageName locale={locale} />,
}));

test("is a radio group: arrow keys choose, Tab leaves it in one step", async () => {
  const change = vi.fn();
  await render(
    <>
      <SegmentedControl label="Language" options={languages} onValueChange={change} />
      <button type="button">After</button>
    </>,
  );
  await expect.element(page.getByRole("radiogroup", { name: "Language" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "ไทย" })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(change).toHaveBeenLastCalledWith("la");
  await expect.element(page.getByRole("radio", { name: "ລາວ" })).toBeChecked();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  await expectAccessible();
});

test("the name of each language is in that language", async () => {
  await render(<SegmentedControl label="Language" options={languages} />);
  await expect.element(page.getByText("ລາວ")).toHaveAttribute("lang", "lo-LA");
});

test("a press near the label still chooses", async () => {
  await render(<SegmentedControl label="Language" options={languages} />);
  const lao = page.getByRole("radio", { name: "ລາວ" });
  expect(lao.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await page.getByText("ລາວ").click({ force: true });
  await expect.element(lao).toBeChecked();
});

test("wrapped below each other, every segment has a touch target of 44 px", async () => {
  const words = ["Deposits", "Withdrawals", "Transfers", "Bonuses"];
  await render(
    <div style={{ width: 240, padding: 20 }}>
      <SegmentedControl
        label="Kind"
        options={words.map((label) => ({ value: label, label }))}
        defaultValue="Bonuses"
      />
    </div>,
  );
  const segments = words.map((name) => page.getByRole("radio", { name }).element());
  expect(new Set(segments.map((each) => each.getBoundingClientRect().top)).size).toBeGreaterThan(1);
  for (const segment of segments) {
    const { left, top, width, height } = segment.getBoundingClientRect();
    const at = (y: number) => document.elementFromPoint(left + width / 2, y);
    expect(height).toBeGreaterThanOrEqual(44);
    expect([at(top + 1), at(top + height - 1)]).toEqual([segment, segment]);
  }
});
