import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from "./index.ts";

describeConformance(Checkbox, { props: { label: "Label" }, target: "input" });

test("the label can be pressed, is 44 px high, and the error is announced", async () => {
  const change = vi.fn();
  await render(<Checkbox label="Remember me" onCheckedChange={change} error="Needed" />);
  const words = page.getByText("Remember me");
  await words.click();
  const box = page.getByRole("checkbox", { name: "Remember me" });
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveAccessibleDescription("Needed");
  expect(change).toHaveBeenCalledWith(true);
  expect(words.element().closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
    44,
  );
  await expectAccessible();
});
