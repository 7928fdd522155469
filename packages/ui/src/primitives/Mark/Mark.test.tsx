import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Mark } from "./index.ts";

test("it has a name only where no words beside it say it, and each coin has its own gold", async () => {
  await render(
    <>
      <Mark label="Satang" />
      <Mark />
    </>,
  );
  await expect.element(page.getByRole("img", { name: "Satang" })).toBeVisible();
  const golds = [...document.querySelectorAll("linearGradient")].map(({ id }) => id);
  expect(new Set(golds).size).toBe(2);
});
