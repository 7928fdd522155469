import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { VisuallyHidden } from "./index.ts";

describeConformance(VisuallyHidden, {
  props: { children: "Words" },
  skip: { disabled: NOT_A_CONTROL },
});

test("the text is part of an accessible name and takes no space", async () => {
  await render(
    <button type="button">
      12,480.50<VisuallyHidden> baht</VisuallyHidden>
    </button>,
  );
  const button = page.getByRole("button", { name: "12,480.50 baht" });
  await expect.element(button).toBeVisible();
  const words = page.getByText("baht", { exact: true }).element();
  expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await expectAccessible();
});
