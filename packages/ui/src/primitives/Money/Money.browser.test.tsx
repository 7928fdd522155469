import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CountingMoney, Money } from "./index.ts";

describeConformance(Money, { props: { amount: 12_480.5 }, skip: { disabled: NOT_A_CONTROL } });

test.each([
  [1234567.5, "฿1,234,567.50"],
  [0.1 + 0.2, "฿0.30"],
  [-20.25, "−฿20.25"],
  [Number.NaN, "฿–"],
])("%s is shown as %s, without a provider", async (amount, text) => {
  await render(<Money amount={amount} data-testid="money" />);
  await expect.element(page.getByTestId("money")).toHaveTextContent(text);
});

test("incoming money has a sign in addition to its colour", async () => {
  await render(<Money amount={500} sign="plus" tone="positive" data-testid="money" />);
  await expect.element(page.getByTestId("money")).toHaveTextContent("+฿500.00");
});

test("the balance counts to exactly the new amount, and is announced once", async () => {
  const screen = await render(<CountingMoney amount={100.1} data-testid="money" />);
  await screen.rerender(<CountingMoney amount={12480.5} data-testid="money" />);
  const shown = page.getByTestId("money").element();
  expect(shown.nextElementSibling).toHaveTextContent("฿12,480.50");
  expect(shown).toHaveAttribute("aria-hidden", "true");
  await expect.element(shown).toHaveTextContent("฿12,480.50");
});

test("attributes of a host on a counting balance are rendered once, and both parts show the same amount", async () => {
  await render(<CountingMoney id="balance" amount={500} currency="LAK" sign="plus" />);
  const balance = document.querySelectorAll("#balance");
  expect(balance).toHaveLength(1);
  expect(balance[0]?.nextElementSibling?.textContent).toBe(balance[0]?.textContent);
});
