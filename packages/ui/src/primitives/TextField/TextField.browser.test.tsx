import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextField } from "./index.ts";

describeConformance(TextField, {
  otherParts: ["end", "lock", "start"],
  props: { label: "Label" },
  target: "input",
});

const name = page.getByRole("textbox", { name: "Account name" });

test("label, description and error are connected with the input when they exist", async () => {
  const screen = await render(<TextField label="Account name" />);
  await expect.element(name).not.toHaveAttribute("aria-describedby");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
  await screen.rerender(
    <TextField label="Account name" description="As in your book" error="English only" />,
  );
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  await expect.element(name).toHaveAccessibleDescription("English only As in your book");
  await expectAccessible();
});

test("onValueChange gets the typed text", async () => {
  const change = vi.fn();
  await render(<TextField label="Account name" onValueChange={change} />);
  await name.fill("SOMCHAI");
  expect(change).toHaveBeenLastCalledWith("SOMCHAI");
});

test("a press anywhere in its box focuses the input", async () => {
  await render(<TextField label="Account name" start={<span>@</span>} />);
  const box = name.element().parentElement as HTMLElement;
  expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await name.click();
  await expect.element(name).toHaveFocus();
  expect(getComputedStyle(box).boxShadow).not.toBe("none");
});

test("a hidden label is still announced", async () => {
  await render(<TextField label="Account name" labelVisibility="hidden" />);
  await expect.element(name).toBeInTheDocument();
});

test.each([
  ["by itself", <TextField key="a" label="Account name" disabled />],
  [
    "by the fieldset around it",
    <fieldset key="b" disabled>
      <TextField label="Account name" />
    </fieldset>,
  ],
  ["for writing alone", <TextField key="c" label="Account name" readOnly />],
  ["for its value", <TextField key="d" label="Account name" error="English only" />],
])("the box shows the state: %s", async (_, field) => {
  const boxOf = () => getComputedStyle(name.element().parentElement as HTMLElement);
  const looks = () => [boxOf().backgroundColor, boxOf().borderTopColor].join();
  const screen = await render(<TextField label="Account name" />);
  const usual = looks();
  await screen.rerender(field);
  expect(looks()).not.toBe(usual);
});
