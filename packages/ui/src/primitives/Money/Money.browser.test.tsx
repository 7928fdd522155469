import { type Satang, satang, toSatang } from "@satang/core";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CountingMoney, Money } from "./index.ts";

describeConformance(Money, {
  props: { amount: satang(1_248_050), currency: "THB" },
  skip: { disabled: NOT_A_CONTROL },
});

test.each([
  [satang(123_456_750), "฿1,234,567.50"],
  [toSatang(0.1 + 0.2), "฿0.30"],
  [satang(-2_025), "−฿20.25"],
  [Number.NaN as Satang, "฿–"],
])("%s reads %s, without a provider", async (amount, text) => {
  await render(<Money amount={amount} currency="THB" data-testid="money" />);
  await expect.element(page.getByTestId("money")).toHaveTextContent(text);
});

test.each([
  [satang(250_000_000), "₭2,500,000"],
  [satang(8_025), "₭80.25"],
])("%s hundredths of a kip read %s: no decimals where there are none", async (amount, text) => {
  await render(<Money amount={amount} currency="LAK" data-testid="money" />);
  await expect.element(page.getByTestId("money")).toHaveTextContent(text);
});

test("money coming in carries its sign, not only its colour", async () => {
  await render(
    <Money
      amount={satang(50_000)}
      currency="THB"
      sign="plus"
      tone="positive"
      data-testid="money"
    />,
  );
  await expect.element(page.getByTestId("money")).toHaveTextContent("+฿500.00");
});

test("the balance counts to exactly the new amount, and is announced once", async () => {
  const screen = await render(
    <CountingMoney amount={satang(10_010)} currency="THB" data-testid="money" />,
  );
  await screen.rerender(
    <CountingMoney amount={satang(1_248_050)} currency="THB" data-testid="money" />,
  );
  const shown = page.getByTestId("money").element();
  expect(shown.nextElementSibling).toHaveTextContent("฿12,480.50");
  expect(shown).toHaveAttribute("aria-hidden", "true");
  await expect.element(shown).toHaveTextContent("฿12,480.50");
});

test("an id of the host on a balance that counts is there once, and both halves are the same money", async () => {
  await render(<CountingMoney id="balance" amount={satang(50_000)} currency="LAK" sign="plus" />);
  const balance = document.querySelectorAll("#balance");
  expect(balance).toHaveLength(1);
  expect(balance[0]?.nextElementSibling?.textContent).toBe(balance[0]?.textContent);
});
