import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { largeWords } from "@satang/story-kit/large-words";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Avatar } from "./index.ts";

describeConformance(Avatar, {
  otherParts: ["nobody"],
  props: { name: "Somchai" },
  skip: { disabled: NOT_A_CONTROL },
});

test("shows the first letter of the name and is hidden from screen readers", async () => {
  await render(
    <p>
      <Avatar name="เอกชัย" /> เอกชัย
    </p>,
  );
  await expect.element(page.getByText("อ", { exact: true })).toHaveAttribute("aria-hidden", "true");
  await expectAccessible();
});

test("shows a person for a name without a letter", async () => {
  const { container } = await render(
    <p>
      <Avatar name=" " /> Somebody
    </p>,
  );
  await expect.poll(() => container.querySelector("[data-part=nobody]")).toBeVisible();
  await expectAccessible();
});

test("the circle grows with its letter at a larger text size", async () => {
  largeWords();
  await render(<Avatar name="ฐิติ" />);
  const { width, height } = page.getByText("ฐ").element().getBoundingClientRect();
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(56);
});
