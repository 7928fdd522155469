import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { BankBadge } from "../BankBadge/index.ts";
import { Select } from "./index.ts";

describeConformance(Select, {
  otherParts: ["start"],
  props: {
    label: "Bank",
    options: [
      { value: "one", label: "One" },
      { value: "two", label: "Two" },
    ],
  },
  target: "select",
});

const options = [
  { value: "KBANK", label: "Kasikornbank", badge: <BankBadge code="KBANK" data-testid="badge" /> },
  { value: "SCB", label: "Siam Commercial Bank" },
];

test("nothing is chosen initially, and the chosen option shows its badge", async () => {
  const change = vi.fn();
  await show(<Select label="Bank" options={options} onValueChange={change} />);
  const bank = page.getByRole("combobox", { name: "Bank" });
  await expect.element(bank).toHaveDisplayValue("Choose");
  await expect.element(page.getByTestId("badge")).not.toBeInTheDocument();
  await bank.selectOptions("KBANK");
  expect(change).toHaveBeenCalledWith("KBANK");
  await expect.element(page.getByTestId("badge")).toBeInTheDocument();
  await expectAccessible();
});

test("the error is connected with it", async () => {
  await show(<Select label="Bank" options={options} error="Choose a bank" />);
  await expect
    .element(page.getByRole("combobox", { name: "Bank" }))
    .toHaveAccessibleDescription("Choose a bank");
});

test("the element's own onChange is called too, as form libraries need it", async () => {
  const onChange = vi.fn();
  await show(
    <Select label="Bank" options={options} onChange={(event) => onChange(event.target.value)} />,
  );
  await page.getByRole("combobox", { name: "Bank" }).selectOptions("SCB");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("SCB");
});
