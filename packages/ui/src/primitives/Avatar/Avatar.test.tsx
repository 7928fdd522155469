import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/axe.ts";
import { largeWords } from "../../../test/large-words.ts";
import { Avatar } from "./index.ts";

test("a letter stands for the name beside it, and says nothing itself", async () => {
  await render(
    <p>
      <Avatar name="เอกชัย" /> เอกชัย
    </p>,
  );
  await expect.element(page.getByText("อ", { exact: true })).toHaveAttribute("aria-hidden", "true");
  await expectAccessible();
});

test("a person stands for a name that has no letter", async () => {
  const { container } = await render(
    <p>
      <Avatar name=" " /> Somebody
    </p>,
  );
  await expect.poll(() => container.querySelector("[data-part=nobody]")).toBeVisible();
  await expectAccessible();
});

test("the circle grows with its letter where words are larger", async () => {
  largeWords();
  await render(<Avatar name="ฐิติ" />);
  const { width, height } = page.getByText("ฐ").element().getBoundingClientRect();
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(56);
});
