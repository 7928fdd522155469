import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RadioGroup } from "./index.ts";

describeConformance(RadioGroup, {
  otherParts: ["end", "option-description", "start"],
  props: {
    label: "Kind",
    options: [
      { value: "one", label: "One" },
      { value: "two", label: "Two" },
    ],
  },
});

const options = [
  { value: "qr", label: "QR", description: "At once" },
  { value: "gift", label: "Gift", disabled: true },
  { value: "transfer", label: "Transfer", description: "Three minutes" },
];

const group = page.getByRole("radiogroup", { name: "Way", exact: true });
const radio = (name: string) => page.getByRole("radio", { name, exact: true });

test("nothing is chosen initially, arrow keys skip disabled options, Tab leaves the group", async () => {
  const change = vi.fn();
  await render(
    <>
      <RadioGroup label="Way" options={options} onValueChange={change} />
      <button type="button">After</button>
    </>,
  );
  for (const name of ["QR", "Gift", "Transfer"])
    await expect.element(radio(name)).not.toBeChecked();
  await userEvent.tab();
  await expect.element(radio("QR")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(radio("Transfer")).toBeChecked();
  expect(change).toHaveBeenLastCalledWith("transfer");
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  await expectAccessible();
});

test("an option is named by its label only and has a description", async () => {
  await render(<RadioGroup label="Way" options={options} variant="card" />);
  await expect.element(radio("QR")).toHaveAccessibleDescription("At once");
  await page.getByText("Three minutes").click();
  await expect.element(radio("Transfer")).toBeChecked();
  await expectAccessible();
});

test("the price at the end of an option is announced with it", async () => {
  await render(
    <RadioGroup
      label="Way"
      options={[
        { value: "qr", label: "QR", description: "At once", end: "฿1" },
        { value: "gift", label: "Gift", end: "฿100" },
        { value: "transfer", label: "Transfer" },
      ]}
    />,
  );
  await expect.element(radio("QR")).toHaveAccessibleDescription("At once ฿1");
  await expect.element(radio("Gift")).toHaveAccessibleDescription("฿100");
  await expect.element(radio("Transfer")).not.toHaveAttribute("aria-describedby");
});

test("error and description belong to the group", async () => {
  await render(
    <RadioGroup label="Way" options={options} error="Choose one" description="You may change it" />,
  );
  await expect.element(group).toHaveAccessibleDescription("Choose one You may change it");
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
});

test("two groups on one page are independent", async () => {
  await render(
    <>
      <RadioGroup label="Way" options={options} defaultValue="qr" />
      <RadioGroup label="Other" options={[{ value: "qr", label: "Second" }]} />
    </>,
  );
  await radio("Second").click();
  await expect.element(radio("QR")).toBeChecked();
});

test("every option has a touch target of 44 px, also on the narrowest phone", async () => {
  await page.viewport(320, 640);
  await render(
    <>
      <RadioGroup label="Way" options={options} />
      <RadioGroup label="Cards" options={options} variant="card" />
    </>,
  );
  for (const row of document.querySelectorAll("[data-part=option]")) {
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
