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

test("a decimal comma is the decimal sign, also of a keypad that has no point", async () => {
  const change = vi.fn();
  await show(<MoneyField label="Amount" currency="THB" onValueChange={change} />);
  await amount.click();
  await userEvent.keyboard("150,50");
  await expect.element(amount).toHaveValue("150,50");
  expect(change).toHaveBeenLastCalledWith(15_050);
  await userEvent.tab();
  await expect.element(amount).toHaveValue("150.50");
});

test.each([
  ["10.555", "At most two decimals"],
  ["1e3", "Digits and a decimal point only"],
  ["-500", "Digits and a decimal point only"],
  ["1.2.3", "Digits and a decimal point only"],
])("%s stays as it was typed, with a message until it is corrected", async (keys, message) => {
  const change = vi.fn();
  await show(<MoneyField label="Amount" currency="THB" onValueChange={change} />);
  await amount.click();
  await userEvent.keyboard(`${keys}0`);
  await expect.element(amount).toHaveValue(`${keys}0`);
  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  expect(change.mock.lastCall?.[0] ?? null).toBeNull();
  await userEvent.tab();
  await expect.element(amount).toHaveValue(`${keys}0`);
  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
  await expectAccessible();
  await amount.click();
  await userEvent.keyboard(`{End}${"{Backspace}".repeat(keys.length + 1)}20`);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(change).toHaveBeenLastCalledWith(2_000);
});

test("one digit too many is reported as too long, not as a wrong character", async () => {
  await show(<MoneyField label="Amount" currency="THB" />, "th");
  await amount.click();
  await userEvent.keyboard("9999999999999");
  await expect.element(page.getByRole("alert")).toHaveTextContent("จำนวนเงินมากเกินไป");
  await userEvent.keyboard("{Backspace}");
  await userEvent.tab();
  await expect.element(amount).toHaveValue("999,999,999,999");
});

test("a quick amount can be edited: End and Backspace leave 100 of 1,000", async () => {
  await show(<Both />);
  await page.getByRole("button", { name: "1,000" }).click();
  await expect.element(amount).toHaveValue("1,000");
  await amount.click();
  await userEvent.keyboard("{End}{Backspace}");
  await expect.element(amount).toHaveValue("100");
  await expect
    .element(page.getByRole("button", { name: "100", exact: true }))
    .toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("๕,5");
  await userEvent.tab();
  await expect.element(amount).toHaveValue("1,005.50");
});

test("the plain number takes the place of the grouped one, with the caret between the same digits", async () => {
  await show(<MoneyField label="Amount" currency="THB" defaultValue={satang(123_456_750)} />);
  const input = amount.element() as HTMLInputElement;
  await expect.element(amount).toHaveValue("1,234,567.50");
  input.setSelectionRange(3, 3);
  input.focus();
  await expect.element(amount).toHaveValue("1234567.50");
  expect(input.selectionStart).toBe(2);
  await userEvent.keyboard("0");
  await expect.element(amount).toHaveValue("12034567.50");
});

test("a field that is reached by the keyboard is selected, and the next key takes the place of its amount", async () => {
  await show(<MoneyField label="Amount" currency="THB" defaultValue={satang(150_000)} />);
  await userEvent.tab();
  await expect.element(amount).toHaveValue("1500");
  await userEvent.keyboard("7");
  await expect.element(amount).toHaveValue("7");
});

test("text that is dropped into a field without the focus is read together with its grouped digits", async () => {
  const change = vi.fn();
  await show(
    <MoneyField
      label="Amount"
      currency="THB"
      defaultValue={satang(100_000)}
      onValueChange={change}
    />,
  );
  const input = amount.element() as HTMLInputElement;
  Reflect.set(HTMLInputElement.prototype, "value", "1,000,5", input);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromDrop" }));
  await expect.element(amount).toHaveValue("1000,5");
  expect(change).toHaveBeenLastCalledWith(100_050);
});

test("the caret stays behind a Thai digit and behind a letter that is refused", async () => {
  await show(<MoneyField label="Amount" currency="THB" />);
  await amount.click();
  await userEvent.keyboard("1500{Home}{ArrowRight}๒3");
  await expect.element(amount).toHaveValue("123500");
  await userEvent.keyboard("x{Backspace}4");
  await expect.element(amount).toHaveValue("1234500");
});

test("undo goes back through what was typed, and a refused key comes back as it was", async () => {
  const change = vi.fn();
  await show(<MoneyField label="Amount" currency="THB" onValueChange={change} />);
  await amount.click();
  await userEvent.keyboard("150x");
  await userEvent.keyboard("{Backspace}");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(amount).toHaveValue("150x");
  expect(change).toHaveBeenLastCalledWith(null);
  await expect.element(page.getByRole("alert")).toBeVisible();
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
