import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { largeWords } from "@satang/story-kit/large-words";
import { show } from "@satang/story-kit/show";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AmountPicker } from "../AmountPicker/index.ts";
import { MoneyField } from "./index.ts";

describeConformance(MoneyField, { props: { label: "Label" }, target: "input" });

const amount = page.getByRole("textbox", { name: "Amount" });

function Both() {
  const [value, setValue] = useState("");
  return (
    <>
      <MoneyField label="Amount" value={value} onValueChange={setValue} size="big" />
      <AmountPicker label="Quick" amounts={[100, 1000]} value={value} onValueChange={setValue} />
    </>
  );
}

test("Lao digits are accepted, shown in Latin, and grouped when the field loses the focus", async () => {
  const change = vi.fn();
  await show(<MoneyField label="Amount" onValueChange={change} />);
  await amount.fill("໑໒໔໘໐.໕");
  await expect.element(amount).toHaveValue("12480.5");
  expect(change).toHaveBeenLastCalledWith("12480.5");
  await userEvent.tab();
  await expect.element(amount).toHaveValue("12,480.50");
});

test("a third decimal is refused with a message, and never rounded", async () => {
  const change = vi.fn();
  await show(<MoneyField label="Amount" onValueChange={change} />);
  await amount.click();
  await userEvent.keyboard("10.555");
  await expect.element(amount).toHaveValue("10.55");
  await expect.element(page.getByRole("alert")).toHaveTextContent("At most two decimals");
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  expect(change).toHaveBeenLastCalledWith("10.55");
  await expectAccessible();
  await userEvent.keyboard("{Backspace}");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("an ambiguous pasted amount changes nothing and shows the reason", async () => {
  const change = vi.fn();
  await show(<MoneyField label="Amount" defaultValue="20" onValueChange={change} />);
  await amount.fill("1,5");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Digits and a decimal point only");
  expect(change).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(amount).toHaveValue("20");
});

test("one digit too many is reported as too long, not as a wrong character", async () => {
  await show(<MoneyField label="Amount" />, "th");
  await amount.click();
  await userEvent.keyboard("9999999999999");
  await expect.element(page.getByRole("alert")).toHaveTextContent("จำนวนเงินมากเกินไป");
  await userEvent.tab();
  await expect.element(amount).toHaveValue("999,999,999,999");
});

test("a quick amount is entered into the field and is the pressed one", async () => {
  await show(<Both />);
  const thousand = page.getByRole("button", { name: "1,000" });
  await thousand.click();
  await expect.element(amount).toHaveValue("1,000");
  await expect.element(thousand).toHaveAttribute("aria-pressed", "true");
  await amount.fill("999.99");
  await expect.element(thousand).toHaveAttribute("aria-pressed", "false");
  await expectAccessible();
});

test("a fixed amount is read-only and still announced", async () => {
  await show(<MoneyField label="Amount" value="12480.50" readOnly />);
  await expect.element(amount).toHaveValue("12,480.50");
  await expect.element(amount).toHaveAttribute("readonly");
});

test("millions are not cut off on the narrowest phone, also at twice the text size", async () => {
  largeWords();
  await show(
    <div style={{ width: 288 }}>
      <MoneyField label="Hundreds" size="big" value="500" />
      <MoneyField label="Thousands" size="big" value="12480.50" />
      <MoneyField label="Millions" size="big" value="1234567.50" />
      <MoneyField label="Billions" size="big" value="9999999999.99" readOnly />
    </div>,
  );
  for (const field of page.getByRole("textbox").elements())
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  // Shorter amounts grow with the text size.
  const { fontSize } = getComputedStyle(page.getByRole("textbox", { name: "Hundreds" }).element());
  expect(Number.parseFloat(fontSize)).toBeGreaterThan(32);
});
