import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { countListeners } from "@satang/story-kit/listeners";
import { show } from "@satang/story-kit/show";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Menu } from "./Menu.tsx";
import type { MenuItem } from "./menu.types.ts";

describeConformance(Menu, {
  otherParts: ["detail", "divider", "icon", "item", "label", "menu"],
  props: { trigger: <Button>More</Button>, items: [{ id: "copy", label: "Copy" }] },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED, className: CLOSED },
});

const opener = page.getByRole("button", { name: "More" });
const menu = page.getByRole("menu", { name: "More" });
const item = (name: string) => menu.getByRole("menuitem", { name });

function More({ items = {}, extra = {} }: { items?: Partial<MenuItem>; extra?: object }) {
  return (
    <Menu
      trigger={<Button>More</Button>}
      items={[
        { id: "copy", label: "Copy", ...items },
        { id: "change", label: "Change", detail: "Name and account", href: "#change" },
        { id: "remove", label: "Remove", tone: "critical", divider: "line", disabled: true },
      ]}
      {...extra}
    />
  );
}

test("is named by its button, is below it and announces its entries", async () => {
  await show(<More />);
  await expect.element(opener).toHaveAttribute("aria-haspopup", "menu");
  await opener.click();
  await expect.element(menu).toBeVisible();
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  await expect.element(item("Copy")).toHaveFocus();
  await expect.element(item("Remove")).toHaveAttribute("aria-disabled", "true");
  const below = opener.element().getBoundingClientRect();
  const { top, left } = menu.element().getBoundingClientRect();
  expect(top).toBeCloseTo(below.bottom + 4, 0);
  expect(left).toBeCloseTo(below.left, 0);
  await expectAccessible();
});

test("arrow keys, Home, End and letters move the focus, past its ends", async () => {
  await show(<More />);
  await userEvent.keyboard("{Tab}{ArrowUp}");
  await expect.element(item("Remove")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Copy")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(item("Remove")).toHaveFocus();
  await userEvent.keyboard("{Home}c");
  await expect.element(item("Change Name and account")).toHaveFocus();
});

test("a mouse moves the focus: one entry is highlighted, and keys continue from there", async () => {
  await show(<More />);
  await userEvent.keyboard("{Tab}{ArrowDown}");
  await expect.element(item("Copy")).toHaveFocus();
  await userEvent.hover(item("Change Name and account"));
  await expect.element(item("Change Name and account")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Remove")).toHaveFocus();
});

test("choosing closes it, returns the focus and calls onClick once; a disabled entry is not chosen", async () => {
  const onSelect = vi.fn();
  const onOpenChange = vi.fn();
  await show(<More items={{ onSelect }} extra={{ onOpenChange }} />);
  await opener.click();
  await item("Remove").click({ force: true });
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Home}{Enter}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onOpenChange.mock.calls).toEqual([
    [true, { reason: "trigger" }],
    [false, { reason: "itemPress" }],
  ]);
});

test("is closed by its button, Escape, Tab and a press outside", async () => {
  await show(
    <>
      <More />
      <p style={{ marginTop: 300 }}>Elsewhere</p>
    </>,
  );
  await opener.click();
  await expect.element(menu).toBeVisible();
  await opener.click();
  await expect.element(menu).not.toBeInTheDocument();
  await opener.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await page.getByText("Elsewhere").click();
  await expect.element(menu).not.toBeInTheDocument();
  await opener.click();
  await userEvent.keyboard("{Tab}");
  await expect.element(menu).not.toBeInTheDocument();
});

test("in a dialog Escape closes the menu first, and the dialog after it", async () => {
  await show(
    <Dialog defaultOpen title="Account">
      <More />
    </Dialog>,
  );
  await opener.click();
  await expect.element(item("Copy")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: "Account" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("stays on the smallest phone, above a button at the bottom, and leaves no node or listener", async () => {
  await page.viewport(320, 568);
  await show(
    <div style={{ display: "grid", height: "98dvh", placeItems: "end" }}>
      <More items={{ label: "ยืนยันการถอนเงินที่ปลื้มอู้ฟู่เข้าบัญชีธนาคารกสิกรไทย" }} />
    </div>,
  );
  const nodes = document.querySelectorAll("*").length;
  const listeners = countListeners();
  await opener.click();
  await expect.element(menu).toBeVisible();
  const { left, right, top, bottom } = menu.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(opener.element().getBoundingClientRect().top);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.querySelectorAll("*").length).toBe(nodes);
  await expect.poll(listeners.left).toEqual([]);
  listeners.stop();
  await page.viewport(390, 844);
});

test.for(["start", "center", "end"])(
  "wide labels touch no edge of the smallest phone, with the button at its %s",
  async (place) => {
    await page.viewport(320, 568);
    await show(
      // Higher than the window: on a page that scrolls the menu was once below the window.
      <div style={{ display: "grid", height: "98dvh", padding: 16, placeItems: `end ${place}` }}>
        <More items={{ label: "ยืนยันการถอนเงินที่ปลื้มอู้ฟู่เข้าบัญชีธนาคารกสิกรไทย" }} />
      </div>,
    );
    await opener.click();
    await expect.element(menu).toBeVisible();
    const { left, right, bottom } = menu.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(place === "center" ? 4 : 8);
    expect(right).toBeLessThanOrEqual(312);
    expect(bottom).toBeLessThanOrEqual(opener.element().getBoundingClientRect().top);
    await page.viewport(390, 844);
  },
);

test.for([
  [640, 320],
  [568, 240],
])(
  "in a window of %i by %i px, which is too low for it, it stays inside and scrolls",
  async ([width, height]) => {
    await page.viewport(width as number, height as number);
    onTestFinished(() => page.viewport(390, 844));
    const items = Array.from({ length: 7 }, (_, place) => ({
      id: `${place}`,
      label: `Action ${place + 1}`,
    }));
    await show(
      <div style={{ paddingBlock: 100 }}>
        <Menu trigger={<Button>More</Button>} items={items} />
      </div>,
    );
    await opener.click();
    await expect.element(menu).toBeVisible();
    const inside = () => {
      const { top, bottom } = menu.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(innerHeight);
    };
    inside();
    await userEvent.keyboard("{End}");
    await expect.element(item("Action 7")).toBeInViewport();
    inside();
  },
);
