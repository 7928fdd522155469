import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { show } from "../../../test/show.tsx";
import { Pagination } from "./Pagination.tsx";

function Pages() {
  const [at, setAt] = useState(1);
  return <Pagination page={at} pageCount={12} onPageChange={setAt} />;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("goes on and back, says the current page and stops at the ends", async () => {
  await show(<Pages />);
  await expect.element(button("Previous page")).toBeDisabled();
  await button("Next page").click();
  await button("Page 3").click();
  await expect.element(button("Page 3")).toHaveAttribute("aria-current", "page");
  await expectAccessible();
  await button("Previous page").click();
  await expect.element(button("Page 2")).toHaveAttribute("aria-current", "page");
});

test("stays one row of full-size buttons on the smallest phone", async () => {
  await page.viewport(320, 568);
  await show(
    <div style={{ margin: 16 }}>
      <Pagination page={8} pageCount={12} onPageChange={() => {}} />
    </div>,
  );
  const boxes = page
    .getByRole("button")
    .elements()
    .map((element) => element.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  await page.viewport(390, 844);
});

test("one page needs no pages", async () => {
  await show(<Pagination page={1} pageCount={1} onPageChange={() => {}} />);
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
});

test("shows three pages before the current one and one after", async () => {
  await show(<Pagination page={6} pageCount={12} onPageChange={() => {}} />);
  const shown = page
    .getByRole("button", { name: /^Page \d/ })
    .elements()
    .map((element) => element.textContent);
  expect(shown).toEqual(["3", "4", "5", "6", "7"]);
});
