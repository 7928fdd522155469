import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { I18nContext } from "../../i18n/I18nContext.ts";
import { Button } from "../Button/Button.tsx";
import { Drawer } from "./Drawer.tsx";

describeConformance(Drawer, {
  props: { defaultOpen: true, title: "Title", children: "Body" },
  root: "[role=dialog]",
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

const drawer = page.getByRole("dialog", { name: "Filter" });
const box = () => drawer.element().getBoundingClientRect();

function settled() {
  const movements = drawer.element().getAnimations();
  return Promise.all(movements.map(({ finished }) => finished));
}

test.each([
  { side: "start", left: 0, right: 272, top: 0, bottom: 568 },
  { side: "end", left: 48, right: 320, top: 0, bottom: 568 },
] as const)(
  "is at the $side of the smallest phone, and leaves a strip of the page visible",
  async ({ side, ...edges }) => {
    await page.viewport(320, 568);
    await show(<Drawer defaultOpen side={side} title="Filter" />);
    await expect.element(drawer).toBeVisible();
    await settled();
    expect(box()).toMatchObject(edges);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectAccessible();
    await page.viewport(390, 844);
  },
);

test("at the bottom it is as wide as the window, on a wide screen too", async () => {
  await page.viewport(1280, 800);
  await show(<Drawer defaultOpen side="bottom" title="Filter" />);
  await settled();
  expect(box()).toMatchObject({ left: 0, right: 1280, bottom: 800 });
  await page.viewport(390, 844);
});

test("a press outside closes it and returns the focus", async () => {
  await show(<Drawer trigger={<Button>Filter by</Button>} title="Filter" />);
  const opener = page.getByRole("button", { name: "Filter by" });
  await opener.click();
  await expect.element(drawer).toHaveFocus();
  await settled();
  await userEvent.click(document.documentElement, { position: { x: 8, y: 300 } });
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("on a page from right to left, its start is that of its own language", async () => {
  await page.viewport(320, 568);
  document.documentElement.dir = "rtl";
  onTestFinished(async () => {
    document.documentElement.removeAttribute("dir");
    await page.viewport(390, 844);
  });
  await show(<Drawer defaultOpen side="start" title="Filter" />);
  await expect.element(drawer).toBeVisible();
  await settled();
  expect(box()).toMatchObject({ left: 0, right: 272 });
});

test("in a language from right to left, its start is on the right, and it closes to that side", async () => {
  await page.viewport(320, 568);
  onTestFinished(() => page.viewport(390, 844));
  await show(
    <I18nContext.Consumer>
      {(i18n) => (
        <I18nContext.Provider value={i18n && { ...i18n, direction: "rtl" }}>
          <Drawer defaultOpen side="start" title="Filter" />
        </I18nContext.Provider>
      )}
    </I18nContext.Consumer>,
  );
  await expect.element(drawer).toBeVisible();
  await settled();
  expect(box()).toMatchObject({ left: 48, right: 320 });
  const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(drawer.element());
  expect(Number.parseFloat(borderTopLeftRadius)).toBeGreaterThan(0);
  expect(borderTopRightRadius).toBe("0px");
  drawer.element().setAttribute("data-state", "closed");
  await settled();
  expect(box().left).toBe(320);
});
