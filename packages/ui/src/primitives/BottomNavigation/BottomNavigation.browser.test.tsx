import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { vars } from "../../theme/css/contract.css.ts";
import { ActionDrawer } from "../ActionDrawer/ActionDrawer.tsx";
import { BottomSheet } from "../BottomSheet/BottomSheet.tsx";
import { DepositIcon, HomeIcon, StatementIcon } from "../Icon/icons.ts";
import { BottomNavigation } from "./BottomNavigation.tsx";

describeConformance(BottomNavigation, {
  otherParts: ["badge", "plus"],
  props: {
    items: [
      { id: "one", label: "One", icon: null, href: "#one" },
      { id: "two", label: "Two", icon: null, onClick: () => {} },
    ],
  },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED, className: CLOSED },
});

const menu = page.getByRole("navigation", { name: "Main menu" });
const plus = menu.getByRole("button", { name: "Open actions" });

function Shell() {
  const [open, setOpen] = useState(false);
  const [depositing, setDepositing] = useState(false);
  return (
    <>
      <BottomNavigation
        items={[
          { id: "home", label: "Home", icon: <HomeIcon />, href: "#home", current: true },
          { id: "statement", label: "Statement", icon: <StatementIcon />, href: "#statement" },
        ]}
        action={{ open, onOpenChange: setOpen }}
      />
      <ActionDrawer
        open={open}
        onOpenChange={setOpen}
        title="What next?"
        entries={[
          { id: "d", label: "Deposit", icon: <DepositIcon />, onClick: () => setDepositing(true) },
        ]}
      />
      <BottomSheet open={depositing} onOpenChange={setDepositing} title="Deposit" />
    </>
  );
}

test("is a list of links with the current page marked, and the plus in the middle", async () => {
  await show(<Shell />);
  const home = menu.getByRole("link", { name: "Home" });
  await expect.element(home).toHaveAttribute("aria-current", "page");
  const order = menu
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent?.trim() || "plus");
  expect(order).toEqual(["Home", "plus", "Statement"]);
  await expectAccessible();
});

test("the plus opens the drawer, an entry its modal, and the focus returns to the plus", async () => {
  await show(<Shell />);
  const button = plus.element();
  await plus.click();
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  await page.getByRole("button", { name: "Deposit" }).click();
  const sheet = page.getByRole("dialog", { name: "Deposit" });
  await expect.element(sheet).toHaveFocus();
  await expect.element(page.getByRole("dialog", { name: "What next?" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(plus).toHaveFocus();
});

test("the focus returns to the plus also when an entry is chosen at once", async () => {
  await show(<Shell />);
  const press = (button: Element) => {
    (button as HTMLElement).focus();
    (button as HTMLElement).click();
  };
  press(plus.element());
  const entry = page.getByRole("button", { name: "Deposit" });
  await vi.waitFor(() => press(entry.element()), { interval: 1, timeout: 10_000 });
  await expect.element(page.getByRole("dialog", { name: "Deposit" })).toHaveFocus();
  await expect.element(page.getByRole("dialog", { name: "What next?" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(plus).toHaveFocus();
});

test("on a phone in landscape it is a column at the start, with the plus in it, and covers nothing else", async () => {
  await page.viewport(844, 390);
  onTestFinished(() => page.viewport(390, 844));
  await show(
    <div
      style={{
        paddingInlineStart: vars.size.bottomNavigationColumn,
        paddingBlockEnd: vars.size.bottomNavigation,
      }}
    >
      <p style={{ margin: 0, height: "100dvh" }}>Page</p>
      <Shell />
    </div>,
  );
  const column = menu.element().getBoundingClientRect();
  expect(column).toMatchObject({ left: 0, top: 0, right: 76, bottom: 390 });
  const entries = [...menu.getByRole("link").elements(), plus.element()];
  for (const entry of entries) {
    const { left, right, top, bottom, height } = entry.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(76);
    expect(bottom).toBeLessThanOrEqual(390);
  }
  const content = page.getByText("Page", { exact: true }).element().getBoundingClientRect();
  expect(content).toMatchObject({ left: 76, right: 844, bottom: 390 });
});

test.each([
  [1024, 460],
  [1280, 460],
])("in a low window of a desktop, %i px wide, it is hidden", async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(390, 844));
  await show(<Shell />);
  await expect.element(menu).not.toBeInTheDocument();
});

test("is hidden from 1024 px, where the navigation rail is shown", async () => {
  await page.viewport(1024, 768);
  await show(<Shell />);
  await expect.element(menu).not.toBeInTheDocument();
  await page.viewport(390, 844);
});
