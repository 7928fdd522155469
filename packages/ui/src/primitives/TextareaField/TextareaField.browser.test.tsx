import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TextareaField } from "./index.ts";

describeConformance(TextareaField, {
  otherParts: ["counter"],
  props: { label: "Label" },
  target: "textarea",
});

const field = page.getByRole("textbox", { name: "Message" });

test("label, description and error are connected with it, and Enter inserts a line", async () => {
  const change = vi.fn();
  await show(
    <TextareaField label="Message" description="To us" error="Too short" onValueChange={change} />,
  );
  await expect.element(field).toHaveAccessibleDescription("Too short To us");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await field.click();
  await userEvent.keyboard("a{Enter}b");
  expect(change).toHaveBeenLastCalledWith("a\nb");
  await expectAccessible();
});

test("grows with its text, and from ten lines on scrolls inside", async () => {
  await show(<TextareaField label="Message" />);
  const height = () => field.element().getBoundingClientRect().height;
  const empty = height();
  await field.fill("1\n2\n3\n4\n5");
  const five = height();
  expect(five).toBeGreaterThan(empty);
  await field.fill("\n".repeat(40));
  const most = height();
  expect(most).toBeGreaterThan(five);
  await field.fill("\n".repeat(80));
  expect(height()).toBe(most);
});

test("the remaining length is shown, and announced at a few steps only", async () => {
  await show(<TextareaField label="Message" maxLength={30} counter="shown" />);
  const status = page.getByRole("status");
  await field.fill("12345");
  await expect.element(page.getByText("5/30")).toBeVisible();
  await expect.element(status).toBeEmptyDOMElement();
  await field.fill("1234567890");
  await expect.element(status).toHaveTextContent("20 characters left");
  await field.fill("123456789012");
  await expect.element(status).toHaveTextContent("20 characters left");
  await field.fill("x".repeat(30));
  await expect.element(status).toHaveTextContent("0 characters left");
  await expectAccessible();
});

test("without a limit there is no counter", async () => {
  await show(<TextareaField label="Message" counter="shown" defaultValue="abc" />);
  await expect.element(page.getByRole("status")).not.toBeInTheDocument();
});
