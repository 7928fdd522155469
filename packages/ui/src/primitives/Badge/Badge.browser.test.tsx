import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Badge } from "./index.ts";

describeConformance(Badge, {
  props: { count: 3, label: "3 messages" },
  skip: { disabled: NOT_A_CONTROL },
});

test("the count is shown short and announced in full", async () => {
  const { container } = await render(<Badge count={120} label="120 new messages" />);
  await expect.element(page.getByText("99+")).toBeVisible();
  await expect.element(page.getByText("99+")).toHaveAttribute("aria-hidden", "true");
  await expect.element(page.getByText("120 new messages")).toBeInTheDocument();
  expect(container.querySelector('[data-part="count"]')?.textContent).toBe("99+");
  await expectAccessible();
});

test("nothing is rendered for zero and for an invalid count", async () => {
  const { container } = await render(
    <>
      <Badge count={0} label="none" />
      <Badge count={-1} label="fewer" />
      <Badge count={Number.NaN} label="nobody knows" />
    </>,
  );
  expect(container.textContent).toBe("");
});
