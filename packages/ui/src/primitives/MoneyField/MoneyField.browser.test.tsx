import { type Satang, satang } from "@satang/core";
import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { largeWords } from "@satang/story-kit/large-words";
import { show } from "@satang/story-kit/show";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AmountPicker } from "../AmountPicker/index.ts";
import { MoneyField } from "./index.ts";

describeConformance(MoneyField, { props: { label: "Label", currency: "THB" }, target: "input" });

const amount = page.getByRole("textbox", { name: "Amount" });

function Both() {
  const [value, setValue] = useState<Satang | null>(null);
  return (
    <>
      <MoneyField label="Amount" currency="THB" value={value} onValueChange={setValue} size="big" />
      <AmountPicker
        label="Quick"
        amounts={[satang(10_000), satang(100_000)]}
        currency="THB"
        value={value}
        onValueChange={setValue}
      />
    </>
  );
}

test("Lao digits are accepted, shown in Latin, and grouped when the field loses the focus", async () => {
  const change = vi.fn();
  await show(<MoneyField label="Amount" currency="THB" onValueChange={change} />);
  await amount.fill("໑໒໔໘໐.໕");
  await expect.element(amount).toHaveValue("12480.5");
  expect(change).toHaveBeenLastCalledWith(1_248_050);
  await userEvent.tab();
  await expect.element(amount).toHaveValue("12,480.50");
});

test("a third decimal is refused with a message, and never rounded", async () => {
  const change = vi.fn();
  await show(<MoneyField label="Amount" currency="THB" onValueChange={change} />);
  await amount.click();
  await userEvent.keyboard("10.555");
  await expect.element(amount).toHaveValue("10.55");
  await expect.element(page.getByRole("alert")).toHaveTextContent("At most two decimals");
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  expect(change).toHaveBeenLastCalledWith(1_055);
  await expectAccessible();
  await userEvent.keyboard("{Backspace}");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("an ambiguous pasted amount changes nothing and shows the reason", async () => {
  const change = vi.fn();
  await show(
    <MoneyField
      label="Amount"
      currency="THB"
      defaultValue={satang(2_000)}
      onValueChange={change}
    />,
  );
  await amount.fill("1,5");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Digits and a decimal point only");
  expect(change).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(amount).toHaveValue("20");
});

test("one digit too many is reported as too long, not as a wrong character", async () => {
  await show(<MoneyField label="Amount" currency="THB" />, "th");
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

test("a fixed amount is read only and still read aloud", async () => {
  await show(<MoneyField label="Amount" currency="THB" value={satang(1_248_050)} readOnly />);
  await expect.element(amount).toHaveValue("12,480.50");
  await expect.element(amount).toHaveAttribute("readonly");
});

test("kip are written with their sign, and without decimals that are zero", async () => {
  const change = vi.fn();
  await show(<MoneyField label="Amount" currency="LAK" decimals="always" onValueChange={change} />);
  await expect.element(page.getByText("₭")).toBeVisible();
  await amount.fill("2500000.00");
  expect(change).toHaveBeenLastCalledWith(250_000_000);
  await userEvent.tab();
  await expect.element(amount).toHaveValue("2,500,000");
});

test("decimals that the member typed stay when the field is left", async () => {
  await show(<MoneyField label="Amount" currency="THB" />);
  await amount.fill("500.00");
  await userEvent.tab();
  await expect.element(amount).toHaveValue("500.00");
});

test("a fixed amount is written in full", async () => {
  await show(
    <MoneyField label="Amount" currency="THB" decimals="always" value={satang(900_000)} readOnly />,
  );
  await expect.element(amount).toHaveValue("9,000.00");
});

test("millions stay whole on the narrowest phone, also where the words are twice as large", async () => {
  largeWords();
  await show(
    <div style={{ width: 288 }}>
      <MoneyField label="Hundreds" size="big" currency="THB" value={satang(50_000)} />
      <MoneyField label="Thousands" size="big" currency="THB" value={satang(1_248_050)} />
      <MoneyField label="Millions" size="big" currency="THB" value={satang(123_456_750)} />
      <MoneyField
        label="Billions"
        size="big"
        currency="THB"
        value={satang(999_999_999_999)}
        readOnly
      />
    </div>,
  );
  for (const field of page.getByRole("textbox").elements())
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  // Shorter amounts grow with the text size.
  const { fontSize } = getComputedStyle(page.getByRole("textbox", { name: "Hundreds" }).element());
  expect(Number.parseFloat(fontSize)).toBeGreaterThan(32);
});
