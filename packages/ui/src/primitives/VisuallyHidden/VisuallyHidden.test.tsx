import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/axe.ts";
import { VisuallyHidden } from "./index.ts";

test("words are part of a name and take no room", async () => {
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
