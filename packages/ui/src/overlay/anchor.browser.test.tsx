import { show } from "@satang/story-kit/show";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../primitives/Button/index.ts";
import { Menu } from "../primitives/Menu/index.ts";

const more = page.getByRole("button", { name: "More" });
const menu = page.getByRole("menu");
const box = (locator: typeof menu) => locator.element().getBoundingClientRect();

afterEach(() => {
  vi.restoreAllMocks();
});

test("in a browser without anchor positioning, a menu is measured and follows a page that scrolls", async () => {
  const supports = CSS.supports.bind(CSS);
  vi.spyOn(CSS, "supports").mockImplementation((...query: string[]) =>
    query[0] === "position-area" ? false : supports(...(query as [string])),
  );
  await show(
    <div style={{ height: 3000, paddingTop: 300 }}>
      <Menu trigger={<Button>More</Button>} items={[{ id: "copy", label: "Copy" }]} />
    </div>,
  );
  await more.click();
  await expect.element(menu).toBeVisible();
  expect(box(menu).top).toBeCloseTo(box(more).bottom + 4, 0);
  window.scrollBy(0, 100);
  await expect.poll(() => box(menu).top - box(more).bottom).toBeCloseTo(4, 0);
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  expect(document.querySelector<HTMLElement>("[data-part=menu]")?.style.cssText).toBe("");
});
