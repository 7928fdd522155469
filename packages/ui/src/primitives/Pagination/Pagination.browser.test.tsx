import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Pagination } from "./Pagination.tsx";

describeConformance(Pagination, {
  props: { page: 2, pageCount: 3, onPageChange: () => {} },
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED },
});

function Pages() {
  const [at, setAt] = useState(1);
  return <Pagination page={at} pageCount={12} onPageChange={setAt} />;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("moves forward and back, announces the current page and stops at the ends", async () => {
  await show(<Pages />);
  await expect.element(button("Previous page")).toHaveAttribute("aria-disabled", "true");
  await button("Next page").click();
  await button("Page 3").click();
  await expect.element(button("Page 3")).toHaveAttribute("aria-current", "page");
  await expectAccessible();
  await button("Previous page").click();
  await expect.element(button("Page 2")).toHaveAttribute("aria-current", "page");
});

test("stays one row of full-size buttons on the smallest phone, with three pages before and one after", async () => {
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
  expect(boxes).toHaveLength(7);
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  await page.viewport(390, 844);
});

test("renders nothing for one page", async () => {
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

/** A browser removes the focus from a disabled element at the next frame. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test("the arrow at the end keeps the keyboard focus, and does nothing", async () => {
  const onPageChange = vi.fn();
  const pages = (at: number) => <Pagination page={at} pageCount={12} onPageChange={onPageChange} />;
  const { rerender } = await show(pages(11));
  button("Next page").element().focus();
  await userEvent.keyboard("{Enter}");
  expect(onPageChange).toHaveBeenLastCalledWith(12);
  await rerender(pages(12));
  await drawn();
  await expect.element(button("Next page")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onPageChange).toHaveBeenCalledOnce();
});

test("while a page loads the focus stays, and presses are ignored", async () => {
  const onPageChange = vi.fn();
  const pages = (disabled: boolean) => (
    <Pagination page={4} pageCount={12} onPageChange={onPageChange} disabled={disabled} />
  );
  const { rerender } = await show(pages(false));
  button("Next page").element().focus();
  await rerender(pages(true));
  await drawn();
  await expect.element(button("Next page")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await button("Page 5").click({ force: true });
  expect(onPageChange).not.toHaveBeenCalled();
});
