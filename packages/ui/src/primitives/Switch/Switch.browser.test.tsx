import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Switch } from "./index.ts";

describeConformance(Switch, {
  otherParts: ["description"],
  props: { label: "Label" },
  target: "input",
});

const toggle = page.getByRole("switch", { name: "Tell me", exact: true });

test("is switched with the keyboard, is named by its label and has its description", async () => {
  const change = vi.fn();
  await render(<Switch label="Tell me" description="At once" onCheckedChange={change} />);
  await expect.element(toggle).toHaveAccessibleDescription("At once");
  await userEvent.tab();
  await expect.element(toggle).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(toggle).toBeChecked();
  expect(change).toHaveBeenLastCalledWith(true);
  await expectAccessible();
});

test("the whole row can be pressed, 44 px high", async () => {
  await render(
    <div style={{ width: 300 }}>
      <Switch label="Tell me" />
    </div>,
  );
  const row = page.getByText("Tell me").element().closest("div") as HTMLElement;
  const { left, top, height } = row.getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  const hit = document.elementFromPoint(left + 150, top + 3) as HTMLElement;
  hit.click();
  await expect.element(toggle).toBeChecked();
});

test("a controlled switch keeps the value of its prop", async () => {
  await render(<Switch label="Tell me" checked={false} onCheckedChange={() => {}} />);
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
});

test("is sent with a form like a checkbox", async () => {
  await render(
    <form aria-label="Form">
      <Switch label="Tell me" name="tell" value="yes" defaultChecked />
    </form>,
  );
  const form = page.getByRole("form").element() as HTMLFormElement;
  expect(new FormData(form).get("tell")).toBe("yes");
});
